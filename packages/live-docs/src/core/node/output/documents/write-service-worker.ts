import { FRAME_SANDBOX } from 'live-playground/model';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isHashed, namedFiles, SERVICE_WORKER, type BuildFiles, type OfflineFiles } from '../../../model';
import { OFFLINE_END, OFFLINE_WORKER } from '../../files/entries';
import { toId } from '../../files/paths';
import { buildScript } from './build-script';

const NOT_FOUND = '404.html';
/** Other forms of what is there, what machines read, and what other sites show. */
const LEFT_OUT = /\.(br|gz|md|txt|xml|map)$|^assets\/social-/;
/** What hosts read themselves, or hide. */
const NOT_SERVED = /(^|\/)\.|^_[^/]*$|^CNAME$/;

/**
 * Writes the service worker of a built site, and the list of what it may store. Without `offline` it's one that ends whatever
 * an earlier build has left in browsers.
 * @param dist folder of the site, with all its files, absolute.
 */
export async function writeServiceWorker(
  dist: string,
  { offline, base }: { offline: boolean; base: string },
): Promise<void> {
  const worker = path.join(dist, SERVICE_WORKER);
  if (!offline) return writeFileSync(worker, await buildScript(OFFLINE_END, 'worker'));
  const text = JSON.stringify(listOffline(dist, base));
  const list = `assets/offline-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;
  writeFileSync(path.join(dist, list), text);
  const define = { OFFLINE_LIST: JSON.stringify(list), SANDBOX: JSON.stringify(FRAME_SANDBOX) };
  writeFileSync(worker, await buildScript(OFFLINE_WORKER, 'worker', define));
}

/** Lists the files of a built site by the addresses that browsers ask for. @param base path that it's served below, with slashes. */
export function listOffline(dist: string, base: string): OfflineFiles {
  const documents: OfflineFiles['documents'] = {};
  const files: OfflineFiles['files'] = {};
  const titles: OfflineFiles['titles'] = {};
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = entries.map((entry) => toId(path.relative(dist, path.join(entry.parentPath, entry.name)))).toSorted();
  for (const name of names) {
    if (LEFT_OUT.test(name) || NOT_SERVED.test(name) || name === SERVICE_WORKER) continue;
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
