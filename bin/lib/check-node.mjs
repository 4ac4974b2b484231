// @ts-check
import { readFileSync } from 'node:fs';

/** Ends the process and says what to do, where Node is older than `package.json` asks for. */
export function checkNode(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const needed = String(engines.node).replace('>=', '');
  if (isAtLeast(version, needed)) return;
  console.error(
    `This project needs Node.js ${needed} or newer, and this is ${version}. Get it from https://nodejs.org.`,
  );
  process.exit(1);
}

/**
 * @param {string} version
 * @param {string} needed major and minor version: `20.19`
 */
function isAtLeast(version, needed) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}
