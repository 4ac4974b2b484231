import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildFiles, PageTable } from '../../model';
import { DATA_FILES } from '../site/data-files';
import { dataFile, type DataFile } from '../site/data-file';
import { readNavigation } from '../site/navigation';
import { LISTS } from '../site/virtual-modules';
import type { WriterInput } from '../site/writer';
import type { AssetIndex } from './page-assets';

interface BuildFilesInput extends Pick<WriterInput, 'snapshot' | 'api'> {
  assets: AssetIndex;
  /** Module id of the script that pages start with. */
  script: string;
  /** Folder to write to, absolute. */
  dist: string;
}

/** Writes the site's data files, each with the hash of its content in its name, and `build.json`, which lists them. */
export async function writeBuildFiles({ snapshot, api, assets, script, dist }: BuildFilesInput): Promise<void> {
  const start = assets.fileOf(script);
  const values: Record<string, unknown> = { pages: pageTable([...snapshot.pages.keys()], assets, start) };
  for (const [name, read] of Object.entries(DATA_FILES)) values[name] = await read({ snapshot, api });
  const data: Record<string, string> = {};
  const write = ({ address, text }: DataFile) => {
    const file = path.join(dist, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const [name, value] of Object.entries(values)) {
    const file = dataFile(name, value);
    data[name] = file.address;
    write(file);
  }
  for (const file of readNavigation(snapshot).files.values()) write(file);
  const lists = Object.fromEntries(LISTS.map((name) => [name, assets.fileOf(`\0virtual:list/${name}`)]));
  const id = createHash('sha256')
    .update(JSON.stringify([assets.names, data]))
    .digest('hex')
    .slice(0, 12);
  writeFileSync(path.join(dist, 'build.json'), JSON.stringify({ id, script: start, data, lists } satisfies BuildFiles));
}

/** Lists the files of each page, without those that every page starts with. */
export function pageTable(paths: string[], assets: AssetIndex, start: string): PageTable {
  const shared = assets.collect([start]);
  const known = new Set([...shared.scripts, ...shared.styles]);
  const places = new Map<string, number>();
  const placeOf = (file: string) => {
    const place = places.get(file) ?? places.size;
    places.set(file, place);
    return place;
  };
  const pages = paths.map((page) => {
    const { scripts, styles } = assets.collect([assets.fileOf(`\0virtual:page${page}`)]);
    return [page, [...scripts, ...styles].filter((file) => !known.has(file)).map(placeOf)] as const;
  });
  return { pages: Object.fromEntries(pages), files: [...places.keys()] };
}
