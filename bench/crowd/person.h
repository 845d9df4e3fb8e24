/* One player, and what it takes of each server's language to play along: which step is open, who has answered it,
   and what may be answered. Views are never looked at. */
#pragma once

#include "line.h"
#include "list.h"

enum { SEATS = 4, LONGEST_ANSWER = 512 };
enum news { NOTHING, CHOSEN, UPDATE, REFUSAL };

struct person {
    struct line line;
    int seat;
    char *greeting, *form; /* what to say first, and how an answer goes: with %d for the step */
    int step;              /* the newest one heard of; -1 before the first */
    unsigned chosen;       /* a bit for each seat known to have answered it */
    bool asked;            /* still has to answer it */
    struct list waiting, options; /* Stado's, as last told: the seats that are asked, and what this one may answer */
    char answer[LONGEST_ANSWER];
    size_t length;
};

struct dialect {
    const char *name;
    int opcode;
    void (*greet)(struct person *self);
    enum news (*hear)(struct person *self, const char *message, size_t length);
};

const struct dialect *dialect_named(const char *name);
