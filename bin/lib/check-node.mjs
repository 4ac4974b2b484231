// @ts-check
import { readFileSync } from 'node:fs';

/** Ends the process and says what to do, where Node is none of those that `package.json` asks for. */
export function checkNode(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const ranges = readRanges(engines.node);
  if (ranges.some((range) => isWithin(version, range))) return;
  const oldest = ranges.map(({ major, minor }) => `${major}.${minor}`).join(', ');
  console.error(
    `This project needs Node.js, the oldest of each line: ${oldest}. This is ${version}. Get one from https://nodejs.org.`,
  );
  process.exit(1);
}

/**
 * @typedef {{ major: number, minor: number, open: boolean }} Range oldest version; open where newer major versions do too
 * @param {string} engines `^20.19.0 || >=24.0.0`
 */
function readRanges(engines) {
  return engines.split('||').map((part) => {
    const [major = 0, minor = 0] = part
      .replace(/[^\d.]/g, '')
      .split('.')
      .map(Number);
    return { major, minor, open: part.includes('>=') };
  });
}

/**
 * @param {string} version
 * @param {Range} range
 */
function isWithin(version, range) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === range.major ? minor >= range.minor : range.open && major > range.major;
}
