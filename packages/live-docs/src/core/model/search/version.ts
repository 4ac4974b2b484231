/** The numbers of a version: major, minor, patch. */
export type Version = [number, number, number];

/** The numbers of a text that is a version, as readers write it: `7.10.0`, `v7.12`, `7.12.x`. Undefined for other texts. */
export function readVersion(text: string): Version | undefined {
  const numbers = /^v?(\d+)\.(\d+)(?:\.(\d+|x))?$/i.exec(text);
  if (!numbers) return undefined;
  const [, major, minor, patch] = numbers;
  return [Number(major), Number(minor), Number(patch) || 0];
}

/** The text of a version without what the titles of changelogs lack: `v7.12.x` is `7.12`. */
export const plainVersion = (text: string): string => text.replace(/^v/i, '').replace(/\.x$/i, '');

/** The version that is nearest to another, of equally near ones the first. */
export function nearestVersion(wanted: Version, versions: string[]): string | undefined {
  let best: { text: string; distance: Version } | undefined;
  for (const text of versions) {
    const version = readVersion(text);
    if (!version) continue;
    const distance: Version = [0, 0, 0];
    for (const at of [0, 1, 2] as const) distance[at] = Math.abs(version[at] - wanted[at]);
    if (!best || compare(distance, best.distance) < 0) best = { text, distance };
  }
  return best?.text;
}

const compare = (a: Version, b: Version) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
