import { HISTORY_FILE } from '../../core/node/snapshot/history-file';
import type { SiteFolder } from '../read-site';
import type { VersionChoice } from './choose-versions';
import { createRegistry } from './registry';
import { writeVersions } from './write-versions';

/**
 * Writes the history of the library's API, and prints how far it has come and which versions can't be read.
 * @returns the exit code.
 */
export async function versions(site: SiteFolder, choice: Pick<VersionChoice, 'since' | 'only'>): Promise<number> {
  const started = Date.now();
  const { stdout } = process;
  const progress = (text: string) => {
    if (stdout.isTTY) stdout.write(`\r${text}\u001B[K`);
  };
  const { history, size } = await writeVersions(site, { ...choice, registry: createRegistry(site.root), progress });
  progress('');
  for (const [name, reasons] of Object.entries(history.unread))
    for (const [reason, list] of Object.entries(reasons))
      console.log(`${list.length} versions of ${name} can't be read because ${reason}: ${list.join(', ')}`);
  const count = Object.values(history.read).flat().length;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${count} versions written to ${HISTORY_FILE} (${(size / 1000).toFixed(1)} kB) in ${seconds} s.`);
  return 0;
}
