"""Parts of the table that two or more games share."""
