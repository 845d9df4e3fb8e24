// Whether the window is a desk or a television: then the seats stand around the table. Narrower ones keep them in lines.
import { MediaQuery } from "svelte/reactivity";

const query = new MediaQuery("(min-width: 80rem) and (min-height: 47rem)");

/** Tell whether there is room around the table. */
export const isRoomy = () => query.current;
