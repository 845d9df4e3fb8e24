// How the browser client is built: the shell in web/, the boards and words from the game folders.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: "web",
  cacheDir: "../node_modules/.vite",
  plugins: [svelte({ configFile: "../svelte.config.js" })],
  resolve: {
    alias: { $web: "/src" }, // so that a board can name a shared part without climbing five folders
  },
  build: {
    outDir: "../src/stado/server/static", // where the server looks, and what the wheel carries
    emptyOutDir: true,
    manifest: "manifest.json", // what `make bench` and a test weigh
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] }, // boards and words lie outside web/
    proxy: { "/api": { target: "http://127.0.0.1:8666", ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts", "../src/stado/games/*/web/**/*.test.ts"],
  },
});
