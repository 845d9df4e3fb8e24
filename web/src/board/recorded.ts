// For the tests of a game's stage: games on record, and what the events show against what the server said.
import { expect, test } from "vitest";

/** What the server sent at one time: what had happened, and how the table looked then. */
export interface Moment<Event, View> {
  game: string;
  events: Event[];
  view: View;
}

/** What a stage does with an event, and what of a view the events of a moment must have shown. */
export interface Staging<Event, View> {
  apply: (view: View, event: Event) => View;
  visible: (view: View, moment: Moment<Event, View>) => unknown;
  names?: (event: Event) => string[];
}

/** The games of one games.jsonl, a moment a line. */
export class Recording<Event extends { type: string }, View> {
  private readonly moments: Moment<Event, View>[];

  constructor(lines: string) {
    this.moments = lines
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Moment<Event, View>);
  }

  of(game: string): Moment<Event, View>[] {
    return this.moments.filter((moment) => moment.game === game);
  }

  /** Return the view in which a game begins. */
  first(game: string): View {
    const [start] = this.of(game);
    if (!start) throw new Error("the record is empty");
    return start.view;
  }

  /** Test that a game holds all that it should, and that each of its updates ends in the server's view. */
  follow(game: string, wanted: string[], { apply, visible, names = (event) => [event.type] }: Staging<Event, View>) {
    const told = this.of(game);

    test("holds every kind of event it should", () => {
      const found = new Set(told.flatMap((moment) => moment.events.flatMap(names)));
      for (const name of wanted) expect(found).toContain(name);
    });

    test.each(told.slice(1).map((moment, index) => [index + 1, moment] as const))(
      "update %i played event by event ends in the server's view",
      (index, moment) => {
        const before = told[index - 1]?.view;
        if (!before) throw new Error("every update follows a view");
        expect(visible(moment.events.reduce(apply, before), moment)).toEqual(visible(moment.view, moment));
      },
    );
  }
}
