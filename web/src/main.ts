// Where the client starts: the words first, so that nothing is ever shown without them.
import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { followHistory } from "./route.svelte";
import { begin } from "./settings/settings.svelte";

await begin();
followHistory();
const target = document.querySelector("#app");
if (target) mount(App, { target });
