/* Many tables of players at one server, quick enough that the server is what is measured. One thread, told by lines:

   sit PATH <tab> GREETING <tab> FORM          one more player; each four make a table
   listen                                      until everybody knows a step; prints "seated"
   play MANNER PER-SECOND WARM SECONDS         prints "begin" and "end" around what is measured, then what it showed

   MANNER: "once" (all who are asked answer together), "turn" (one after another, each when all four have heard of the
   one before) or "paced" (so many answers a second in all, at moments of chance, whether the server keeps up or not).
   A delay runs from the answer, or from when it was due if that is over a millisecond ago, until the last of the four
   has read the news of it. */
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

#include "person.h"

enum { MOST_TABLES = 4096, EVENTS = 256, LONGEST_LINE = 4096, MOST_PORTS = 16 };
static const int64_t SECOND = 1000000000, LATE = 1000000, TICK = 250000, PATIENCE = 10 * SECOND;

struct table {
    struct person people[SEATS];
    int64_t since[SEATS]; /* when the answer was given that somebody has not heard of; 0: none */
    int step[SEATS];      /* of that answer */
    int64_t due, turn;    /* when the next answer is, and when its share of time begins */
};

static struct table *tables[MOST_TABLES];
static int seated, ports[MOST_PORTS], port_count, poll_, timer; /* each player comes in by any of the ports */
static const struct dialect *dialect;
static enum { SILENT, ONCE, TURN, PACED } manner;
static int64_t gap; /* between two answers at a table */

static struct {
    double *delays;
    size_t moves, room, chosen, updates, chosen_bytes, update_bytes;
} shown;
static size_t refusals;
static bool measuring;

static int64_t now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * SECOND + time.tv_nsec;
}

static void note_delay(int64_t nanoseconds)
{
    if (!measuring)
        return;
    if (shown.moves == shown.room) {
        shown.room = shown.room ? 2 * shown.room : 1 << 16;
        if (!(shown.delays = realloc(shown.delays, shown.room * sizeof *shown.delays)))
            fail("no memory", "for delays");
    }
    shown.delays[shown.moves++] = nanoseconds / 1e6;
}

static void note(enum news news, const char *message, size_t length)
{
    if (news == REFUSAL && refusals++ == 0)
        fprintf(stderr, "crowd: the first refusal: %s\n", message);
    if (!measuring)
        return;
    shown.chosen += news == CHOSEN;
    shown.updates += news == UPDATE;
    shown.chosen_bytes += news == CHOSEN ? length : 0;
    shown.update_bytes += news == UPDATE ? length : 0;
}

static bool is_known(const struct table *table, int seat)
{
    for (int other = 0; other < SEATS; other++) {
        const struct person *person = &table->people[other];
        bool is_told = person->step == table->step[seat] && person->chosen >> seat & 1;
        if (!is_told && person->step <= table->step[seat])
            return false;
    }
    return true;
}

static bool is_settled(const struct table *table)
{
    for (int seat = 0; seat < SEATS; seat++)
        if (table->since[seat] || table->people[seat].step != table->people[0].step)
            return false;
    return true;
}

static void answer(struct table *table, int seat, int64_t since)
{
    struct person *person = &table->people[seat];
    person->asked = false;
    table->since[seat] = since;
    table->step[seat] = person->step;
    line_say(&person->line, dialect->opcode, person->answer, person->length);
}

static void choose_next_moment(struct table *table)
{
    table->turn += gap;
    table->due = table->turn + gap * drand48();
}

static int anyone_asked(const struct table *table)
{
    for (int tried = 0, seat = random() % SEATS; tried < SEATS; tried++, seat++)
        if (table->people[seat % SEATS].asked && !table->since[seat % SEATS])
            return seat % SEATS;
    return -1;
}

static void keep_pace(struct table *table, int64_t time)
{
    for (int seat; table->due <= time && (seat = anyone_asked(table)) >= 0; choose_next_moment(table))
        answer(table, seat, time - table->due > LATE ? table->due : time);
}

static void go_on(struct table *table, int64_t time)
{
    if (manner == PACED)
        keep_pace(table, time);
    if ((manner != ONCE && manner != TURN) || !is_settled(table))
        return;
    for (int seat = 0; seat < SEATS; seat++)
        if (table->people[seat].asked) {
            answer(table, seat, time);
            if (manner == TURN)
                return;
        }
}

static void take_news(struct table *table, int64_t time)
{
    for (int seat = 0; seat < SEATS; seat++)
        if (table->since[seat] && is_known(table, seat)) {
            note_delay(time - table->since[seat]);
            table->since[seat] = 0;
        }
    go_on(table, time);
}

static void hear(struct table *table, struct person *person)
{
    size_t length;
    char spared;
    int64_t time = now();
    for (char *message; (message = line_next(&person->line, &length, &spared)); line_done(message, length, spared))
        note(dialect->hear(person, message, length), message, length);
    take_news(table, time);
}

static void read_line(uint64_t which)
{
    struct table *table = tables[which / SEATS];
    struct person *person = &table->people[which % SEATS];
    if (line_read(&person->line))
        hear(table, person);
}

static void attend(int milliseconds)
{
    struct epoll_event events[EVENTS];
    int count = epoll_wait(poll_, events, EVENTS, milliseconds);
    for (int index = 0; index < count; index++) {
        uint64_t which = events[index].data.u64, ticks;
        if (which < MOST_TABLES * SEATS)
            read_line(which);
        else if (read(timer, &ticks, sizeof ticks) > 0 && manner == PACED)
            for (int table = 0; table < seated / SEATS; table++)
                keep_pace(tables[table], now());
    }
}

static void watch(int descriptor, uint64_t which)
{
    struct epoll_event event = {.events = EPOLLIN, .data.u64 = which};
    epoll_ctl(poll_, EPOLL_CTL_ADD, descriptor, &event);
}

static void sit(char *words)
{
    char *path = strsep(&words, "\t"), *greeting = strsep(&words, "\t"), *form = strsep(&words, "\t");
    int seat = seated % SEATS;
    if (seat == 0 && !(tables[seated / SEATS] = calloc(1, sizeof **tables)))
        fail("no memory", "for a table");
    struct person *person = &tables[seated / SEATS]->people[seat];
    *person = (struct person){.seat = seat, .step = -1, .greeting = strdup(greeting), .form = strdup(form)};
    line_open(&person->line, ports[random() % port_count], path);
    dialect->greet(person);
    watch(person->line.socket, seated++);
    hear(tables[(seated - 1) / SEATS], person); /* what came right after the handshake */
}

static int dealt(void)
{
    int count = 0;
    for (int index = 0; index < seated; index++)
        count += tables[index / SEATS]->people[index % SEATS].step >= 0;
    return count;
}

static void listen_to_all(void)
{
    for (int64_t end = now() + PATIENCE; dealt() < seated;) {
        attend(1);
        if (now() > end)
            fail("not everybody was dealt in", "by far");
    }
    puts("seated");
}

static void pace(double per_second)
{
    struct itimerspec ticking = {{0, manner == PACED ? TICK : 0}, {0, manner == PACED ? TICK : 0}};
    timerfd_settime(timer, 0, &ticking, NULL);
    gap = manner == PACED ? SECOND / per_second * (seated / SEATS) : 0;
    for (int index = 0; index < seated / SEATS; index++) {
        tables[index]->turn = now() - gap - gap * drand48();
        do /* as if this had been going on for long */
            choose_next_moment(tables[index]);
        while (gap && tables[index]->due < now());
    }
}

static void stay(double seconds)
{
    for (int64_t end = now() + seconds * SECOND; now() < end;)
        attend(1);
}

static int unsettled(void)
{
    int count = 0;
    for (int table = 0; table < seated / SEATS; table++)
        count += !is_settled(tables[table]) || anyone_asked(tables[table]) < 0;
    return count;
}

static int stuck_in_the_end(void)
{
    manner = SILENT;
    pace(0);
    for (int64_t end = now() + PATIENCE; unsettled() && now() < end;)
        attend(1);
    return unsettled();
}

static int by_size(const void *one, const void *other)
{
    double left = *(const double *)one, right = *(const double *)other;
    return (left > right) - (left < right);
}

static double delay(double share)
{
    return shown.moves ? shown.delays[(size_t)(share * (shown.moves - 1))] : 0;
}

static double mean(size_t sum, size_t count)
{
    return count ? (double)sum / count : 0;
}

static double processor(void)
{
    struct rusage used;
    getrusage(RUSAGE_SELF, &used);
    return used.ru_utime.tv_sec + used.ru_stime.tv_sec + (used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
}

static void tell(double took, double busy)
{
    int stuck = stuck_in_the_end();
    qsort(shown.delays, shown.moves, sizeof *shown.delays, by_size);
    printf("{\"rate\":%f,\"half\":%f,\"most\":%f,\"longest\":%f,\"chosen_bytes\":%f,\"update_bytes\":%f,"
           "\"busy\":%f,\"refusals\":%zu,\"stuck\":%d}\n",
           shown.moves / took, delay(0.5), delay(0.99), delay(1.0), mean(shown.chosen_bytes, shown.chosen),
           mean(shown.update_bytes, shown.updates), busy / took, refusals, stuck);
}

static void play(const char *words)
{
    char name[8];
    double per_second, warm, seconds;
    if (sscanf(words, "%7s %lf %lf %lf", name, &per_second, &warm, &seconds) != 4)
        fail("cannot play", words);
    manner = *name == 'o' ? ONCE : *name == 't' ? TURN : PACED;
    pace(per_second);
    for (int table = 0; table < seated / SEATS; table++)
        go_on(tables[table], now());
    stay(warm);
    shown.moves = shown.chosen = shown.updates = shown.chosen_bytes = shown.update_bytes = 0;
    puts("begin");
    measuring = true;
    double used = processor();
    int64_t start = now();
    stay(seconds);
    double took = (double)(now() - start) / SECOND, busy = processor() - used;
    measuring = false;
    puts("end");
    tell(took, busy);
}

int main(int count, char **words)
{
    char line[LONGEST_LINE];
    if (count < 3 || count - 2 > MOST_PORTS)
        fail("usage", "crowd DIALECT PORT...");
    dialect = dialect_named(words[1]);
    for (port_count = 0; port_count < count - 2; port_count++)
        ports[port_count] = atoi(words[2 + port_count]);
    poll_ = epoll_create1(0);
    timer = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK);
    watch(timer, MOST_TABLES * SEATS);
    setvbuf(stdout, NULL, _IOLBF, 0);
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = 0;
        if (strncmp(line, "sit ", 4) == 0)
            sit(line + 4);
        else if (strncmp(line, "listen", 6) == 0)
            listen_to_all();
        else
            play(line + 5);
        attend(0);
    }
    return 0;
}
