import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PlaygroundBuild } from '../build/build-playground';

/** Folders whose content a site serves from its root. */
const SERVED = /^(?:public|static|dist)(?=\/)/;

/**
 * Two lines: what was written, and how it's used.
 * @param out the folder, from the current one: `public/playground`.
 * @param time in milliseconds.
 */
export function describeBuild({ files, manifest: { types } }: PlaygroundBuild, out: string, time: number): string {
  const typed = new Set<string>(types ? Object.values(types) : []);
  const size = (names: string[]) => names.reduce((sum, name) => sum + gzipSync(files.get(name) ?? '').length, 0);
  const names = [...files.keys()];
  const sizes = [
    `${kilobytes(size(names.filter((name) => !typed.has(name))))} to run code`,
    ...(types ? [`${kilobytes(size([...typed]))} to check types`] : []),
  ];
  const inside = out.startsWith('../') ? path.posix.basename(out) : out.replace(SERVED, '');
  const address = `${inside.replace(/^\/?/, '/')}/`;
  return [
    `Wrote ${files.size} files to ${out} in ${(time / 1000).toFixed(1)} s: ${sizes.join(', ')} (gzip).`,
    `Use them: createPlayground(element, { assets: '${address}', files: { 'app.tsx': code }, entry: 'app.tsx' })`,
  ].join('\n');
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
