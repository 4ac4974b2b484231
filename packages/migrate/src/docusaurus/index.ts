import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Engine, Note } from '../plan';
import { loadModule } from './load';
import { readOptions } from './options';
import { planMigration } from './plan-migration';

/** Sites of Docusaurus 3, and of 2, whose configuration is the same. */
export const docusaurus: Engine = {
  name: 'Docusaurus',
  configs: ['ts', 'js', 'mjs', 'cjs', 'mts', 'cts'].map((ending) => `docusaurus.config.${ending}`),
  async plan(place, file) {
    const { root } = place;
    const loaded = await loadModule(root, file, 'a module whose default export is the configuration');
    const options = readOptions(loaded.config, root);
    const notes: Note[] = loaded.missing.map((name) => missingModule(file, name));
    const sidebars = new Map<string, Record<string, unknown>>();
    for (const { sidebars: module } of options.docs) {
      if (module === undefined || sidebars.has(module)) continue;
      // The name may have the ending of what it's compiled to.
      const stem = module.replace(/\.[cm]?[jt]s$/, '');
      const found = [module, ...['.ts', '.js', '.mjs', '.cjs', '.json'].map((ending) => stem + ending)].find((one) =>
        existsSync(path.join(root, one)),
      );
      if (found === undefined) {
        notes.push({
          kind: 'hand',
          where: file,
          text: `"sidebarPath" names ${module}, which isn't there. Add it, or remove the option`,
        });
        continue;
      }
      const { config, missing } = await loadModule(root, found, 'a module whose default export is the sidebars');
      sidebars.set(module, config);
      notes.push(...missing.map((name) => missingModule(found, name)));
    }
    const outside = options.docs.flatMap(({ path: dir }) =>
      dir.startsWith('../') ? (place.folder.list?.(dir) ?? []) : [],
    );
    const folder = { ...place.folder, files: new Set([...place.folder.files, ...outside]) };
    return planMigration({ ...place, folder, file, options, sidebars, notes });
  },
};

const missingModule = (where: string, name: string): Note => ({
  kind: 'dropped',
  where,
  text: `"${name}" isn't there, so what it gives was left out. If it's a package, or a plugin makes it, install it or run that plugin, and migrate again`,
});
