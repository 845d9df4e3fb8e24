/* Finding values in JSON without building anything: a value is a pointer to its first character.
   The text ends with a zero and has no spaces between its parts, as every server here writes it. */
#pragma once

const char *past(const char *value);
const char *field(const char *object, const char *name); /* NULL if there is none, as in the next */
const char *item(const char *array, int index);
int items(const char *array);
