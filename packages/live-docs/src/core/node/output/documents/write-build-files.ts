import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildFiles, PageTable } from '../../../model';
import { once } from '../../files/files';
import { shortHash } from '../../files/hash-text';
import { siteDataFiles } from '../data/data-files';
import { dataFile, type DataFile } from '../data/data-file';
import { javaScriptFile, javaScriptText, sourceFile } from '../data/demo-files';
import { readNavigation } from '../data/navigation';
import { inAllLanguages } from '../../snapshot/snapshot';
import { contentOf, pageFiles, pageScript, pageText } from '../data/page-files';
import { IMPORT_LIST, IMPORTS } from '../data/virtual-modules';
import type { ModuleInput } from '../../feature/feature';
import { staticModules } from '../data/slot-modules';
import type { AssetIndex } from './page-assets';

interface BuildFilesInput extends Pick<ModuleInput, 'snapshot' | 'api'> {
  assets: AssetIndex;
  /** Module ids of the scripts that pages and demos start with. */
  scripts: { docs: string; demo: string };
  /** File of the type worker's compiler, absolute, if the site checks types. */
  compiler: Promise<string> | undefined;
  /** Folder to write to, absolute. */
  dist: string;
}

/** Writes the data files, each with the hash of its content in its name, and `build.json`, which lists those about the whole site. */
export async function writeBuildFiles(input: BuildFilesInput): Promise<void> {
  const { snapshot, api, assets, scripts, compiler, dist } = input;
  const start = assets.fileOf(scripts.docs);
  const added = staticModules(snapshot).map(assets.fileOf);
  const engine = assets.collectLater([start, assets.fileOf(scripts.demo), ...added]);
  const written = new Set<string>();
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  const write = ({ address, text }: DataFile) => {
    if (!written.has(address)) writeFileSync(path.join(dist, address), text);
    written.add(address);
    return address;
  };

  const { api: reference } = await api();
  for (const file of snapshot.demosByFile.keys()) {
    write(sourceFile(snapshot, file));
    const javaScript = javaScriptText(snapshot, file);
    if (javaScript !== undefined) write(javaScriptFile(snapshot, file, javaScript));
  }
  for (const local of inAllLanguages(snapshot)) for (const file of readNavigation(local).files) write(file);
  const data: Record<string, string> = {};
  for (const local of inAllLanguages(snapshot)) {
    const pages = [...local.pages.values()].map((page) => {
      const { file, files } = pageText(snapshot, local, page);
      return {
        path: page.path,
        script: `\0${pageScript(snapshot, local, page)}`,
        data: [file, ...files, ...pageFiles(...contentOf(snapshot, local, page), reference)].map(write),
      };
    });
    data[`pages${local.locale?.base ?? ''}`] = write(
      dataFile('pages', pageTable(pages, assets, [start, ...added], engine)),
    );
  }
  for (const [name, read] of Object.entries(siteDataFiles({ snapshot })))
    data[name] = write(dataFile(name, await read({ snapshot, api, target: 'browser' })));
  if (compiler) {
    const file = await compiler;
    data['compiler'] = `assets/${path.basename(file)}`;
    copyFileSync(file, path.join(dist, data['compiler']));
  }
  data[IMPORTS] = assets.fileOf(`\0${IMPORT_LIST}`);

  const id = shortHash(JSON.stringify([assets.names, data]));
  writeFileSync(path.join(dist, 'build.json'), JSON.stringify({ id, script: start, data } satisfies BuildFiles));
}

/**
 * Lists the files of each page, beside those that come with the first script.
 * @param pages with the module of each, and its data, its text first. @param starts the first script, and those whose styles come with it.
 * @param engine styles of what the engine may load on any page.
 */
export function pageTable(
  pages: readonly { path: string; script: string; data: readonly string[] }[],
  assets: Pick<AssetIndex, 'fileOf' | 'collect' | 'collectLater'>,
  starts: readonly [script: string, ...added: string[]],
  engine: readonly string[],
): PageTable {
  const [start] = starts;
  const everywhere = new Set([...assets.collect([start]).scripts, ...assets.collect([...starts]).styles]);
  const places = new Map<string, number>();
  const placeOf = (file: string) => once(places, file, () => places.size);
  const rows = pages.map(({ path, script, data }) => {
    const file = assets.fileOf(script);
    const { scripts, styles } = assets.collect([file]);
    // The page's script first, then what it imports.
    const files = [...scripts.toReversed(), ...styles, ...data];
    const later = assets.collectLater([file]).filter((style) => !styles.includes(style) && !engine.includes(style));
    return { path, files: files.filter((file) => !everywhere.has(file)).map(placeOf), later: later.map(placeOf) };
  });
  const parts = rows.filter(({ later }) => later.length > 0);
  const all = [...new Set(parts.flatMap(({ later }) => later))];
  const others = parts.map(({ path, later }) => [path, all.filter((place) => !later.includes(place))] as const);
  return {
    pages: Object.fromEntries(rows.map((row) => [row.path, row.files])),
    ...(all.length > 0 && { foreign: { '': all, ...Object.fromEntries(others) } }),
    files: [...places.keys()],
  };
}
