#!/usr/bin/env node
// @ts-check
// Runs what was compiled of the sources: npm run pack.
const { main } = await import(new URL('../lib/main.js', import.meta.url).href);
await main();
