#define _GNU_SOURCE
#include "person.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "json.h"

static bool starts(const char *text, const char *with)
{
    return text && strncmp(text, with, strlen(with)) == 0;
}

static void say(struct person *self, const char *text)
{
    line_say(&self->line, TEXT, text, strlen(text));
}

static void come_to(struct person *self, int step)
{
    if (step > self->step) {
        self->step = step;
        self->chosen = 0;
        self->asked = false;
    }
}

/* Stado: an update opens a step, a change tells how the next one differs, a word who has chosen. The question stays known
   while it is not open; who is waited for is asked. */

static void stado_greet(struct person *self)
{
    say(self, self->greeting);
}

static void stado_learn(struct person *self, const char *update)
{
    list_take(&self->waiting, field(update, "waiting"));
    list_take(&self->options, field(field(update, "asked"), "options"));
}

static void stado_change(struct person *self, const char *changes)
{
    const char *asked = field(changes, "asked"), *waiting = field(changes, "waiting");
    if (waiting)
        list_change(&self->waiting, waiting);
    if (asked && *asked == '[')
        list_take(&self->options, field(asked + 1, "options"));
    else if (field(asked, "options"))
        list_change(&self->options, field(asked, "options"));
}

static void stado_prepare(struct person *self)
{
    char seat[2] = {'0' + self->seat, 0};
    self->asked = list_has(&self->waiting, seat) && self->options.count;
    if (self->asked)
        self->length = snprintf(self->answer, sizeof self->answer, "{\"type\":\"answer\",\"step\":%d,\"choice\":%s}",
                                self->step, self->options.items[random() % self->options.count]);
}

static enum news stado_hear(struct person *self, const char *message, size_t length)
{
    (void)length;
    const char *type = field(message, "type"), *step = field(message, "step");
    if (starts(type, "\"refusal\""))
        return REFUSAL;
    if (starts(type, "\"chosen\"")) {
        self->chosen |= (atoi(step) == self->step) << atoi(field(message, "seat"));
        return CHOSEN;
    }
    if (starts(type, "\"update\""))
        stado_learn(self, message);
    else if (starts(type, "\"change\""))
        stado_change(self, field(message, "changes"));
    else
        return NOTHING;
    if (atoi(step) > self->step) {
        come_to(self, atoi(step));
        stado_prepare(self);
    }
    return UPDATE;
}

/* The peers tell the step and the seats waited for after every move, and ask everybody at once. */

static enum news told(struct person *self, int step, unsigned waiting)
{
    bool is_new = step > self->step;
    come_to(self, step);
    if (step == self->step)
        self->chosen = ~waiting & ((1 << SEATS) - 1);
    if (is_new)
        self->asked = waiting >> self->seat & 1;
    return is_new ? UPDATE : CHOSEN;
}

/* Colyseus: a code, a name and MessagePack. Its small whole numbers are 0 to 127 themselves, or follow their width. */

enum { JOIN_ROOM = 10, ERROR = 11, ROOM_DATA = 13 };

static void colyseus_greet(struct person *self)
{
    (void)self; /* the server speaks first */
}

static unsigned whole_number(const unsigned char *at)
{
    if (*at < 128)
        return *at;
    unsigned number = 0, width = 1 << (*at - 0xcc);
    for (unsigned byte = 1; byte <= width; byte++)
        number = number << 8 | at[byte];
    return number;
}

static void colyseus_prepare(struct person *self)
{
    char *at = self->answer;
    at += sprintf(at, "%c\xa6" "choose" "\x82\xa4" "step" "\xce", ROOM_DATA);
    for (int shift = 24; shift >= 0; shift -= 8)
        *at++ = self->step >> shift & 0xff;
    at += sprintf(at, "\xa5" "index") + 1; /* and the closing zero is the index */
    self->length = at - self->answer;
}

static enum news colyseus_hear(struct person *self, const char *message, size_t length)
{
    if (*message == JOIN_ROOM)
        line_say(&self->line, BINARY, message, 1);
    if (*message == ERROR)
        return REFUSAL;
    const unsigned char *step = memmem(message, length, "\xa4step", 5);
    const unsigned char *seats = memmem(message, length, "\xa7waiting", 8);
    if (*message != ROOM_DATA || !step || !seats)
        return NOTHING;
    unsigned waiting = 0;
    for (int count = seats[8] & 0x0f; count > 0; count--)
        waiting |= 1 << seats[8 + count];
    enum news news = told(self, whole_number(step + 5), waiting);
    colyseus_prepare(self);
    return news;
}

/* boardgame.io: Socket.IO's packets, each with the whole state as this player may see it. */

static const char SPACE[] = "/nimmt,"; /* what a packet of the game begins with, after its kind */

static void boardgame_greet(struct person *self)
{
    (void)self; /* the server speaks first */
}

static enum news boardgame_state(struct person *self, const char *state)
{
    const char *table = field(state, "G"), *waiting = field(table, "waiting"), *seat;
    unsigned seats = 0;
    for (int index = 0; (seat = item(waiting, index)); index++)
        seats |= 1 << atoi(seat);
    enum news news = told(self, atoi(field(table, "step")), seats);
    self->length = snprintf(self->answer, sizeof self->answer, self->form, self->step);
    return news;
}

static enum news boardgame_hear(struct person *self, const char *message, size_t length)
{
    (void)length;
    if (*message == '0')
        say(self, "40/nimmt,");
    if (*message == '2')
        say(self, "3");
    if (starts(message, "44"))
        return REFUSAL;
    if (starts(message, "40/nimmt,"))
        say(self, self->greeting);
    if (!starts(message, "42/nimmt,"))
        return NOTHING;
    const char *packet = message + 2 + strlen(SPACE), *kind = item(packet, 0);
    if (starts(kind, "\"sync\""))
        return boardgame_state(self, field(item(packet, 2), "state"));
    if (starts(kind, "\"update\""))
        return boardgame_state(self, item(packet, 2));
    return NOTHING;
}

static const struct dialect DIALECTS[] = {
    {"stado", TEXT, stado_greet, stado_hear},
    {"colyseus", BINARY, colyseus_greet, colyseus_hear},
    {"boardgame", TEXT, boardgame_greet, boardgame_hear},
};

const struct dialect *dialect_named(const char *name)
{
    for (size_t index = 0; index < sizeof DIALECTS / sizeof *DIALECTS; index++)
        if (strcmp(DIALECTS[index].name, name) == 0)
            return &DIALECTS[index];
    fail("no such dialect", name);
    return NULL;
}
