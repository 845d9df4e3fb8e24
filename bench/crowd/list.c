#include "list.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "json.h"
#include "line.h"

static void write_item(struct list *list, int at, const char *value)
{
    size_t length = past(value) - value;
    if (at >= MOST_ITEMS || length >= LONGEST_ITEM)
        fail("too much to keep in mind", value);
    memcpy(list->items[at], value, length);
    list->items[at][length] = 0;
}

void list_take(struct list *list, const char *array)
{
    const char *value;
    for (list->count = 0; (value = item(array, list->count)); list->count++)
        write_item(list, list->count, value);
}

static void splice(struct list *list, const char *change)
{
    int at = atoi(item(change, 0)), drop = atoi(item(change, 1)), more = items(change) - 2;
    int rest = list->count - at - drop;
    if (rest < 0 || list->count - drop + more > MOST_ITEMS)
        fail("cannot follow", change);
    memmove(list->items[at + more], list->items[at + drop], rest * sizeof *list->items);
    for (int index = 0; index < more; index++)
        write_item(list, at + index, item(change, 2 + index));
    list->count += more - drop;
}

static void change_places(struct list *list, const char *changes)
{
    char place[16];
    for (int at = 0; at < list->count; at++) {
        snprintf(place, sizeof place, "%d", at);
        const char *change = field(changes, place);
        if (change && items(change) == 1)
            write_item(list, at, item(change, 0));
        else if (change)
            fail("cannot follow", changes);
    }
}

void list_change(struct list *list, const char *change)
{
    const char *first = item(change, 0);
    if (*change == '{')
        change_places(list, change);
    else if (items(change) == 1)
        list_take(list, first);
    else if (*first != '[')
        splice(list, change);
    else
        for (int index = 0; index < items(change); index++)
            splice(list, item(change, index));
}

bool list_has(const struct list *list, const char *value)
{
    for (int at = 0; at < list->count; at++)
        if (strcmp(list->items[at], value) == 0)
            return true;
    return false;
}
