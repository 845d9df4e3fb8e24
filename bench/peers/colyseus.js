// The small game on Colyseus: one `broadcast` of what everybody may know after each move, and to each client its own hand.

import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { createServer } from "node:http";
import { choose, deal, isOver, open, SEATS } from "./nimmt.js";

class Nimmt extends Room {
  maxClients = SEATS.length;
  patchRate = null; // nothing is synchronised by a clock: every move is told at once
  seatReservationTimeout = 60;

  onCreate() {
    this.deal(0);
    this.onMessage("choose", (client, { step, index }) => this.choose(client, step, index));
  }

  onJoin(client) {
    client.seat = this.clients.length - 1;
    client.send("hand", this.table.hands[client.seat]);
    client.send("told", open(this.table));
  }

  deal(step, points) {
    this.table = deal(shuffled, step, points);
    for (const client of this.clients) client.send("hand", this.table.hands[client.seat]);
  }

  choose(client, step, index) {
    if (!choose(this.table, client.seat, step, index)) return client.send("refused");
    if (isOver(this.table)) this.deal(this.table.step, this.table.points);
    this.broadcast("told", open(this.table));
  }
}

function shuffled(cards) {
  const deck = [...cards];
  for (let last = deck.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [deck[last], deck[other]] = [deck[other], deck[last]];
  }
  return deck;
}

const listening = createServer();
const server = new Server({ greet: false, transport: new WebSocketTransport({ server: listening }) });
server.define("nimmt", Nimmt);
await server.listen(0, "127.0.0.1");
console.log(`Colyseus is at http://127.0.0.1:${listening.address().port}`);
