// What a person is told when something did not work; after a fault of the server, with the number its host can find it by.
import type { Say } from "./bundle";

/** A refusal, or what stands for one. */
export interface Problem {
  code: string;
  request?: string | null | undefined; // its id, where the server is at fault
}

/** Word a problem. */
export function worded({ code, request }: Problem, say: Say): string {
  const said = say(`error-${code}`);
  return request ? `${said} ${say("error-request", { id: request })}` : said;
}
