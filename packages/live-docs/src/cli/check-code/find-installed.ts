import { existsSync } from 'node:fs';
import path from 'node:path';
import { compareVersions, listVersions, type ApiHistory, type ApiVersion } from '../../core/model';
import { readManifest } from '../../core/node/files/installed-package';
import { foldersAbove, toId } from '../../core/node/files/paths';

/** A package of the history that a project has installed. */
export interface Installed {
  name: string;
  /** The installed version, as its manifest has it. */
  installed: string;
  /** Id of the folder whose `node_modules` has it. */
  root: string;
  /** The version of the history that stands for it: the same, or else the last one before it. */
  version: ApiVersion;
}

/** Finds the packages of a history that a file can import. @param file id of a source. */
export function findInstalled(file: string, read: ApiHistory['read']): Installed[] {
  const folders = foldersAbove(path.dirname(file));
  return Object.keys(read).flatMap((name): Installed[] => {
    const root = folders.find((folder) => existsSync(path.join(folder, 'node_modules', name, 'package.json')));
    if (root === undefined) return [];
    const { version: installed = '' } = readManifest(path.join(root, 'node_modules', name)) ?? {};
    const versions = listVersions({ read }).filter((one) => one.name === name);
    const version =
      versions.findLast((one) => compareVersions(one.version, installed.replace(/[-+].*$/, '')) <= 0) ?? versions[0];
    return version ? [{ name, installed, root: toId(root), version }] : [];
  });
}
