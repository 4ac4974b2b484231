#!/usr/bin/env node
// @ts-check
import { startCommand } from 'live-playground/start-command';

await startCommand(import.meta.url, () => {
  // Vite takes the mode from here.
  process.env.NODE_ENV ??= 'production';
});
