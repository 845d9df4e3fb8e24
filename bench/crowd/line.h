/* One WebSocket to a server on this machine: opened with a wait, then read and written without one. */
#pragma once

#include <stdbool.h>
#include <stddef.h>

enum { TEXT = 1, BINARY = 2, CLOSE = 8, PING = 9, PONG = 10 };

struct line {
    int socket;
    char *inbox; /* holds room bytes and one for a closing zero */
    size_t filled, room, taken;
};

void line_open(struct line *line, int port, const char *path);
bool line_read(struct line *line); /* whether anything came; ends the program when the server has hung up */

/* Take the next whole message out of the inbox, closed with a zero until `line_done`; NULL when there is none. */
char *line_next(struct line *line, size_t *length, char *spared);
void line_done(char *message, size_t length, char spared);

void line_say(struct line *line, int opcode, const void *message, size_t length);
void fail(const char *what, const char *detail); /* tell it and end: a crowd that lost somebody measures nothing */
