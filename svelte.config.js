// Read by Vite, svelte-check and ESLint alike.
export default {
  compilerOptions: { runes: true },
};
