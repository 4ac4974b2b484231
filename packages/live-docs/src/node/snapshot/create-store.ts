import path from 'node:path';
import type { LoadCompiler } from '../compile/api/api-program';
import { readApi, type ApiResult } from './create-api';
import type { SiteConfig } from '../config/site-config';
import { toId } from '../files/paths';
import { readFiles } from '../files/files';
import { readSnapshot } from './read-snapshot';
import { readUpdateTimes } from '../files/read-updates';
import type { Snapshot } from './snapshot';

/** The one owner of what has been read of a site. All else is a function of a snapshot. */
export interface Store {
  /** Id of the site's folder. */
  root: string;
  config: SiteConfig;
  /** The newest snapshot. Reads the site when it is asked for first. */
  snapshot(): Promise<Snapshot>;
  /** Reads again what changed on the disk. @param files ids of files that were added, edited or deleted. */
  update(files: string[]): Promise<Change>;
  /**
   * The API reference of the newest snapshot, read when it is asked for first.
   * @param loadCompiler brings the compiler, if the caller has it already.
   */
  api(loadCompiler?: LoadCompiler): Promise<ApiResult>;
}

/** Two snapshots with nothing between them. */
export interface Change {
  previous: Snapshot;
  next: Snapshot;
}

/**
 * Makes the store of a site. It reads nothing yet.
 * @param folder the site's folder, absolute.
 * @param warn says on the console what the author should know.
 */
export function createStore(folder: string, config: SiteConfig, warn: (message: string) => void): Store {
  const root = toId(path.resolve(folder));
  let files = readFiles();
  let times: ReturnType<typeof readUpdateTimes> | undefined;
  let current: Promise<Snapshot> | undefined;
  let api: Promise<ApiResult> | undefined;

  const read = async (previous?: Snapshot) => {
    times ??= readUpdateTimes(root, warn);
    return readSnapshot({ root, config, files, times: await times, previous });
  };
  const snapshot = () => (current ??= read());

  return {
    root,
    config,
    snapshot,
    async update(changed) {
      const before = snapshot();
      current = before.then((previous) => {
        files = readFiles(files, changed);
        return read(previous);
      });
      api = undefined;
      const next = current;
      return { previous: await before, next: await next };
    },
    api: (loadCompiler) => (api ??= snapshot().then((content) => readApi(content, loadCompiler))),
  };
}
