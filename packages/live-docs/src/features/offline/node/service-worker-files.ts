import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { FRAME_SANDBOX } from 'live-playground/model';
import type { BuildFiles } from '../../../core/model';
import type { BuiltSite, OutputFile } from '../../../core/node/feature/feature';
import { engineModule } from '../../../core/node/files/entries';
import { toId } from '../../../core/node/files/paths';
import { buildScript } from '../../../core/node/output/documents/build-script';
import { oncePer } from '../../../core/model/once-per';
import { nameWithHash } from '../../../core/node/output/data/output-files';
import { namedFiles } from '../shared/named-files';
import { isHashed, SERVICE_WORKER, type OfflineFiles } from '../shared/offline';

const NOT_FOUND = '404.html';
/** Other forms of what is there, and what machines read of a folder `public`. */
const LEFT_OUT = /\.(br|gz|map|txt|xml)$/;
/** What hosts read themselves, or hide. */
const NOT_SERVED = /(^|\/)\.|^_[^/]*$|^CNAME$/;

/**
 * What browsers store of a site: the script that stores it, and the list of what that may store.
 * @param base path that it's served below, with slashes.
 * @param inner folders of sites below it, which have their own.
 */
export function serviceWorkerFiles(base: string, inner: readonly string[]): OutputFile[] {
  const list = { path: 'assets/offline.json', hashed: true } as const;
  // Both are made of the same files, neither of them among these.
  const write = oncePer((built: BuiltSite) => JSON.stringify(listOffline(built, base)));
  return [
    { ...list, whenBuilt: write },
    {
      path: SERVICE_WORKER,
      whenBuilt: (built) =>
        buildScript(engineModule('features/offline/worker/service-worker'), 'worker', {
          OFFLINE_LIST: JSON.stringify(nameWithHash(list, write(built))),
          SANDBOX: JSON.stringify(FRAME_SANDBOX),
          INNER: JSON.stringify(inner),
        }),
    },
  ];
}

/** The script that ends whatever an earlier build has left in browsers. */
export const endOffline: OutputFile = {
  path: SERVICE_WORKER,
  whenBuilt: () => buildScript(engineModule('features/offline/worker/end-offline'), 'worker'),
};

/** Lists the files of a built site by the addresses that browsers ask for. @param base path that it's served below, with slashes. */
export function listOffline(built: BuiltSite, base: string): OfflineFiles {
  const { dist } = built;
  const forMachines = new Set(built.files.flatMap(({ path, offline }) => (offline === false ? path : [])));
  const documents: OfflineFiles['documents'] = {};
  const files: OfflineFiles['files'] = {};
  const titles: OfflineFiles['titles'] = {};
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = entries.map((entry) => toId(path.relative(dist, path.join(entry.parentPath, entry.name)))).toSorted();
  for (const name of names) {
    if (forMachines.has(name) || LEFT_OUT.test(name) || NOT_SERVED.test(name)) continue;
    const file = path.join(dist, name);
    const { size } = statSync(file);
    const address = name === NOT_FOUND ? name : name.replace(/(^|\/)index\.html$|\.html$/, '');
    const html = name.endsWith('.html') ? readFileSync(file, 'utf8') : undefined;
    const isOurs = html !== undefined && namedFiles(html, base).some(isHashed);
    (isOurs ? documents : files)[address] = size;
    if (html !== undefined && !isOurs) titles[address] = /<title>[^<]*<\/title>/.exec(html)?.[0] ?? '';
  }
  const { data } = JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8')) as BuildFiles;
  // To find pages it takes their table, one in each language.
  const tables = Object.entries(data).flatMap(([name, address]) => (/^pages(\/|$)/.test(name) ? address : []));
  return { shell: [NOT_FOUND, 'build.json', ...tables], documents, files, titles };
}
