#include "line.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { FIRST_ROOM = 4096, LONGEST = 1024 };

static const char HANDSHAKE[] =
    "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";

void fail(const char *what, const char *detail)
{
    fprintf(stderr, "crowd: %s: %s\n", what, detail);
    exit(1);
}

static int connected(int port)
{
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
    int socket_ = socket(AF_INET, SOCK_STREAM, 0), on = 1;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (socket_ < 0 || connect(socket_, (struct sockaddr *)&address, sizeof address) < 0)
        fail("cannot connect", strerror(errno));
    setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    return socket_;
}

static void make_room(struct line *line)
{
    memmove(line->inbox, line->inbox + line->taken, line->filled - line->taken);
    line->filled -= line->taken;
    line->taken = 0;
    if (line->filled < line->room)
        return;
    line->room *= 2;
    if (!(line->inbox = realloc(line->inbox, line->room + 1)))
        fail("no memory", "for what was heard");
}

bool line_read(struct line *line)
{
    if (line->taken || line->filled == line->room)
        make_room(line);
    ssize_t count = recv(line->socket, line->inbox + line->filled, line->room - line->filled, 0);
    if (count < 0 && (errno == EAGAIN || errno == EINTR))
        return false;
    if (count <= 0)
        fail("a line broke", count ? strerror(errno) : "the server hung up");
    line->filled += count;
    return true;
}

void line_open(struct line *line, int port, const char *path)
{
    char request[LONGEST], *end;
    *line = (struct line){.socket = connected(port), .inbox = malloc(FIRST_ROOM + 1), .room = FIRST_ROOM};
    int length = snprintf(request, sizeof request, HANDSHAKE, path, port);
    if (send(line->socket, request, length, MSG_NOSIGNAL) != length)
        fail("cannot shake hands", strerror(errno));
    do {
        line_read(line);
        line->inbox[line->filled] = 0;
    } while (!(end = strstr(line->inbox, "\r\n\r\n")));
    if (strncmp(line->inbox, "HTTP/1.1 101", 12) != 0)
        fail("no WebSocket", line->inbox);
    line->taken = end + 4 - line->inbox;
    fcntl(line->socket, F_SETFL, O_NONBLOCK);
}

void line_say(struct line *line, int opcode, const void *message, size_t length)
{
    unsigned char frame[LONGEST + 8] = {0x80 | opcode, 0x80 | length};
    size_t head = 2;
    if (length > LONGEST)
        fail("too long to say", message);
    if (length > 125) {
        frame[1] = 0x80 | 126;
        frame[2] = length >> 8;
        frame[3] = length & 0xff;
        head = 4;
    }
    head += 4; /* a mask of zeros: what the server has to do is the same */
    memcpy(frame + head, message, length);
    if (send(line->socket, frame, head + length, MSG_NOSIGNAL) != (ssize_t)(head + length))
        fail("a line takes nothing more", strerror(errno));
}

static char *whole(struct line *line, int *opcode, size_t *length)
{
    unsigned char *frame = (unsigned char *)line->inbox + line->taken;
    size_t have = line->filled - line->taken, head = 2;
    if (have < head)
        return NULL;
    *length = frame[1] & 0x7f;
    if (*length >= 126) {
        size_t size = *length == 126 ? 2 : 8;
        if (have < (head += size))
            return NULL;
        *length = 0;
        for (size_t at = 2; at < head; at++)
            *length = *length << 8 | frame[at];
    }
    if (have < head + *length)
        return NULL;
    if (!(frame[0] & 0x80))
        fail("cannot read", "a message in parts");
    *opcode = frame[0] & 0x0f;
    line->taken += head + *length;
    return (char *)frame + head;
}

char *line_next(struct line *line, size_t *length, char *spared)
{
    int opcode;
    for (char *message; (message = whole(line, &opcode, length));) {
        if (opcode == CLOSE)
            fail("a line broke", "the server said so");
        if (opcode == PING)
            line_say(line, PONG, message, *length);
        if (opcode != TEXT && opcode != BINARY)
            continue;
        *spared = message[*length];
        message[*length] = 0;
        return message;
    }
    return NULL;
}

void line_done(char *message, size_t length, char spared)
{
    message[length] = spared;
}
