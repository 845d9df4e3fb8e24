"""What only developers of Stado need: golden files, generated TypeScript, a new game from the template."""
