import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { findLibraries, findModule, followAlias, PLACEHOLDER } from 'live-docs/internal';
import { BuildError } from 'live-playground/model';
import type { Engine } from '../plan';
import { SITE_CONFIG } from '../print-config';
import { CONFIG_FILES, loadDumiConfig } from './dumi-config';
import type { Alias } from './input';
import { planMigration } from './plan-migration';
import { readAliases } from './resolve';

/** Sites of dumi 2. */
export const dumi: Engine = {
  name: 'dumi 2',
  configs: CONFIG_FILES,
  async plan({ root, ...place }, config) {
    const { manifest } = place;
    const range = { ...manifest.dependencies, ...manifest.devDependencies }['dumi'];
    if (range !== undefined && /^[^\d]*1(\.|$)/.test(range)) throw new BuildError([oldVersion(range)]);
    const loaded = await loadDumiConfig(root, config);
    const { aliases, others } = readAliases(loaded.config, root);
    const known = findLibraries(root, { library: manifest.name === undefined ? [] : [manifest.name] }).aliases;
    const plan = planMigration({
      ...place,
      repository: place.repository ?? { url: PLACEHOLDER },
      loaded,
      aliases,
      otherAliases: others,
      isKnown: createIsKnown(known, root),
      isAlias: (name) => [name, `${name}/a`].some((specifier) => followAlias(known, specifier) !== undefined),
    });
    if (!place.repository) {
      const text = `package.json names no repository on the web. Correct "repository" in ${SITE_CONFIG}`;
      plan.notes.push({ kind: 'hand', where: 'package.json', text });
    }
    return plan;
  },
};

/** Tells which aliases lead where the engine's own ones do, or nowhere at all. */
function createIsKnown(known: Parameters<typeof followAlias>[0], root: string): (alias: Alias) => boolean {
  const follow = (specifier: string) => followAlias(known, specifier);
  return ({ name, path: target }) => {
    const bare = name.replace(/\$$/, '');
    const id = path.resolve(root, target).replaceAll(path.sep, '/');
    if (target === `node_modules/${bare}` || !(existsSync(id) || findModule(id))) return true;
    const module = findModule(id);
    const found = follow(bare);
    const leadsToModule = module === undefined || (found !== undefined && findModule(found) === module);
    const leadsToFolder = name.endsWith('$') || !isFolder(id) || follow(`${bare}/x`) === `${id}/x`;
    return leadsToModule && leadsToFolder;
  };
}

const isFolder = (id: string) => existsSync(id) && statSync(id).isDirectory();

const oldVersion = (range: string) => ({
  file: 'package.json',
  found: `dumi is "${range}"`,
  expected: 'dumi 2, whose pages and options the command reads',
  fix: 'Upgrade to dumi 2 first (https://d.umijs.org/guide/upgrade)',
});
