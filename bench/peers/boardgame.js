// The small game on boardgame.io, which sends each player its own view of the whole state after every move.

import core from "boardgame.io/dist/cjs/core.js";
import boardgame from "boardgame.io/dist/cjs/server.js";
import { choose, deal, isOver, open, SEATS } from "./nimmt.js";

function move({ G, playerID, random }, step, index) {
  if (!choose(G, Number(playerID), step, index)) return core.INVALID_MOVE;
  if (isOver(G)) Object.assign(G, deal(random.Shuffle, G.step, [...G.points]));
}

const game = {
  name: "nimmt",
  minPlayers: SEATS.length,
  maxPlayers: SEATS.length,
  disableUndo: true,
  setup: ({ random }) => deal(random.Shuffle),
  playerView: ({ G, playerID }) => ({ ...open(G), hand: G.hands[playerID] }),
  turn: { activePlayers: core.ActivePlayers.ALL },
  moves: {
    choose: { move, client: false, redact: true, ignoreStaleStateID: true }, // four choose at the same time
  },
};

const server = boardgame.Server({ games: [game], origins: [] });
const { appServer } = await server.run({ port: { port: 0, host: "127.0.0.1" } }); // as Node's `listen` takes it
console.log(`boardgame.io is at http://127.0.0.1:${appServer.address().port}`);
