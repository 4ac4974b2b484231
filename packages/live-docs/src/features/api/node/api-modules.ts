import type { ModuleInput, ModuleWriter } from '../../../core/node/feature/feature';
import { localModule } from '../../../core/node/files/local-module';
import { exportDefault, exportText, json } from '../../../core/node/output/data/writer';
import { entriesOf } from '../../../core/node/snapshot/snapshot';
import type { UsedProperties } from '../shared/api';
import { apiFiles, definitionsFile, tablesFile } from './api-data';
import { readReference } from './create-api';

/** What another module exports; while developing a promise, so that a page is there before the library is read. */
function passOn({ snapshot, target }: ModuleInput, id: string): string {
  const address = json(localModule(id, snapshot.locale?.id));
  return target === 'dev'
    ? `export default import(${address}).then((module) => module.default);`
    : `export { default } from ${address};`;
}

/** The modules of the API reference. */
export const API_MODULES = {
  /** The tables of a page by their ids: `virtual:api/Dialog+Dialog.Footer`. */
  'virtual:api': (input, ids) =>
    input.snapshot.config.apiParser === false ? exportDefault('off') : passOn(input, `virtual:api-answer${ids}`),

  'virtual:api-answer': async ({ snapshot, api, target }, ids) => {
    const { reference, problems } = await readReference(api);
    if (!reference) return exportDefault({ problems });
    if (target === 'browser') return exportDefault(apiFiles(snapshot, reference.parts, ids.slice(1)));
    return [
      `import tables from ${json(localModule(`virtual:api-tables${ids}`, snapshot.locale?.id))};`,
      "import definitions from 'virtual:api-definitions';",
      'export default { ...tables, definitions };',
    ].join('\n');
  },

  'virtual:api-tables': async ({ snapshot, api }, ids) =>
    exportText(tablesFile(snapshot, (await readReference(api)).reference?.parts, ids.slice(1))),

  'virtual:api-definitions': async ({ api }) =>
    exportText(definitionsFile((await readReference(api)).reference?.parts)),

  /** What the demos of a page use. */
  'virtual:api-used': (input, path) => passOn(input, `virtual:api-users${path}`),

  /** What the demos of a page and of its tabs use, by table; nothing for a page that shows the tables itself. */
  'virtual:api-users': async ({ snapshot, api }, path) => {
    const page = snapshot.pages.get(path);
    const compiled = page ? entriesOf(snapshot, page).map((entry) => entry.compiled) : [];
    const demos = compiled.flatMap((entry) => entry.demos);
    if (demos.length === 0 || compiled.some((entry) => entry.tables.length > 0)) return exportDefault([]);
    const { reference } = await readReference(api);
    const tables = new Map<string, UsedProperties>();
    for (const { table, name, home } of demos.flatMap(({ id }) => reference?.usedBy(id) ?? [])) {
      const used = tables.get(table) ?? { table, home: home ?? '', names: [] };
      if (!used.names.includes(name)) used.names.push(name);
      if (home) tables.set(table, used);
    }
    return exportDefault([...tables.values()]);
  },
} satisfies Record<string, ModuleWriter>;
