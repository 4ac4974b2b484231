// @ts-check
import { ensureInstalled } from './ensure-installed.mjs';

/** Puts everything in place that Vite's command line needs. */
export async function prepareVite() {
  stopWithNpm();
  await ensureInstalled();
  // Vite warns of each import without a file extension, which a Node newer than ours could not load by itself.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
}

/** npm's shell keeps a signal to itself. This ends when that shell does, so that no server is left behind. */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && process.exit(), 500).unref();
}
