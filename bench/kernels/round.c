/* The same round of nimmt in C, as one writes it who wants it fast: four players, random cards, random rows (N2 to N7).
 *
 * Hands are in no order, since chance does not care, and of a row only its end, length and bullheads are kept. Chance is
 * that of the kernels: SplitMix64, and every number below a limit exactly as likely as another.
 *
 * With TUNED, cards are sorted and rows found without a branch, for no processor can foresee them.
 *
 * round ROUNDS SEED prints the seconds, the bullheads and the decisions of that many rounds.
 */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PLAYERS = 4, HAND = 10, ROWS = 4, FULL_ROW = 5, DECK = 104, DEALT = PLAYERS * HAND + ROWS };

typedef struct {
    uint64_t at, step;
} Chance;

typedef struct {
    uint8_t end[ROWS], length[ROWS], heads[ROWS];
    uint32_t points[PLAYERS], decisions;
} Table;

typedef uint32_t Play; /* a card and its seat, so that plays are ordered as their cards are */

static uint8_t heads_on[DECK + 1], deck_in_order[DECK];

static inline uint64_t word(Chance *chance)
{
    uint64_t z = chance->at += chance->step;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static inline uint32_t below(Chance *chance, uint32_t limit)
{
    uint64_t product = (word(chance) >> 32) * limit;
    if ((uint32_t)product < limit) {
        uint32_t unfair = -limit % limit;
        while ((uint32_t)product < unfair)
            product = (word(chance) >> 32) * limit;
    }
    return product >> 32;
}

static void print_cards(void)
{
    for (int card = 1; card <= DECK; card++) {
        heads_on[card] = card == 55 ? 7 : card % 11 == 0 ? 5 : card % 10 == 0 ? 3 : card % 5 == 0 ? 2 : 1;
        deck_in_order[card - 1] = card;
    }
}

static inline void deal(uint8_t deck[DECK], Chance *chance)
{
    memcpy(deck, deck_in_order, DECK);
    for (int place = 0; place < DEALT; place++) {
        int other = place + below(chance, DECK - place);
        uint8_t card = deck[other];
        deck[other] = deck[place];
        deck[place] = card;
    }
}

static inline Play play_of(uint32_t card, uint32_t seat)
{
    return card << 8 | seat;
}

static inline uint32_t card_of(Play play)
{
    return play >> 8;
}

static inline uint32_t seat_of(Play play)
{
    return play & 255;
}

#ifdef TUNED
static inline void order(Play *one, Play *other)
{
    Play low = *one < *other ? *one : *other, high = *one < *other ? *other : *one;
    *one = low;
    *other = high;
}

static inline void sort(Play plays[PLAYERS])
{
    order(&plays[0], &plays[1]);
    order(&plays[2], &plays[3]);
    order(&plays[0], &plays[2]);
    order(&plays[1], &plays[3]);
    order(&plays[1], &plays[2]);
}

static inline int row_for(const Table *table, int card)
{
    int best = -1;
    for (int row = 0; row < ROWS; row++) {
        int end = table->end[row] < card ? table->end[row] * ROWS + row : -1;
        best = end > best ? end : best;
    }
    return best < 0 ? best : best % ROWS;
}
#else
static inline void sort(Play plays[PLAYERS])
{
    for (int place = 1; place < PLAYERS; place++) {
        Play play = plays[place];
        int at = place;
        for (; at > 0 && plays[at - 1] > play; at--)
            plays[at] = plays[at - 1];
        plays[at] = play;
    }
}

static inline int row_for(const Table *table, int card)
{
    int best = -1, end = 0;
    for (int row = 0; row < ROWS; row++)
        if (table->end[row] < card && table->end[row] > end) {
            best = row;
            end = table->end[row];
        }
    return best;
}
#endif

static inline void take(Table *table, int row, uint32_t seat)
{
    table->points[seat] += table->heads[row];
    table->length[row] = 0;
    table->heads[row] = 0;
}

static inline void put(Table *table, Play play, Chance *chance)
{
    int row = row_for(table, card_of(play));
    if (row < 0) {
        row = below(chance, ROWS);
        table->decisions++;
        take(table, row, seat_of(play));
    } else if (table->length[row] == FULL_ROW) {
        take(table, row, seat_of(play));
    }
    table->end[row] = card_of(play);
    table->length[row]++;
    table->heads[row] += heads_on[card_of(play)];
}

static inline void play_round(Table *table, Chance *chance)
{
    uint8_t deck[DECK];
    deal(deck, chance);
    for (int row = 0; row < ROWS; row++) {
        table->end[row] = deck[PLAYERS * HAND + row];
        table->length[row] = 1;
        table->heads[row] = heads_on[table->end[row]];
    }
    for (int left = HAND; left > 0; left--) {
        Play plays[PLAYERS];
        for (int seat = 0; seat < PLAYERS; seat++) {
            uint8_t *hand = deck + seat * HAND;
            int place = below(chance, left);
            plays[seat] = play_of(hand[place], seat);
            hand[place] = hand[left - 1];
        }
        table->decisions += PLAYERS;
        sort(plays);
        for (int place = 0; place < PLAYERS; place++)
            put(table, plays[place], chance);
    }
}

int main(int count, char **words)
{
    long rounds = count > 1 ? atol(words[1]) : 1000000;
    Chance chance = {count > 2 ? strtoull(words[2], NULL, 10) : 1, 0x9E3779B97F4A7C15u};
    uint64_t bullheads = 0, decisions = 0;
    struct timespec start, end;
    print_cards();
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
    for (long round = 0; round < rounds; round++) {
        Table table = {0};
        play_round(&table, &chance);
        for (int seat = 0; seat < PLAYERS; seat++)
            bullheads += table.points[seat];
        decisions += table.decisions;
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    double seconds = end.tv_sec - start.tv_sec + 1e-9 * (end.tv_nsec - start.tv_nsec);
    printf("%f %" PRIu64 " %" PRIu64 "\n", seconds, bullheads, decisions);
}
