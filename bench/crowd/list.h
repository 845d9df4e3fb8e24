/* A short list of JSON values, and how Stado tells its changes: `[value]` is another list, `[at, drop, …items]` puts items
   in the place of others, and several of these may come in a list, as may other values by place, in an object. */
#pragma once

#include <stdbool.h>

enum { MOST_ITEMS = 32, LONGEST_ITEM = 96 };

struct list {
    int count;
    char items[MOST_ITEMS][LONGEST_ITEM];
};

void list_take(struct list *list, const char *array); /* all anew; NULL empties it */
void list_change(struct list *list, const char *change);
bool list_has(const struct list *list, const char *value);
