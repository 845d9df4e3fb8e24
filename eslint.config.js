// Lint rules for the client and the boards; layout is Prettier's business alone.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const typed = { projectService: true, extraFileExtensions: [".svelte"] };

export default defineConfig(
  { ignores: ["**/*.gen.ts", "src/stado/server/static/", "tests/", ".venv/", ".tools/", "bench/peers/node_modules/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: globals.browser, parserOptions: typed } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { ...typed, parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      eqeqeq: "error",
      "no-console": "error",
    },
  },
  {
    ...ts.configs.disableTypeChecked, // the peers of the benchmark are plain JavaScript on Node
    files: ["bench/peers/*.js"],
  },
  {
    files: ["bench/peers/*.js"],
    languageOptions: { globals: globals.node },
    rules: { "no-console": "off" },
  },
  {
    files: ["src/stado/games/*/web/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "^\\$web/(?!board(/recorded)?$)",
              message:
                "Whatever a board may use comes through one door, $web/board; its tests also follow $web/board/recorded.",
            },
            { regex: "^(\\.\\./){2}", message: "A board knows its own folder alone." },
          ],
        },
      ],
    },
  },
);
