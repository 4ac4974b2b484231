import { ENTRIES } from '../entries';
import { definitionsFile, tablesFile } from './api-data';
import { usedProperties } from './used-properties';
import { exportDefault, exportFile, exportLater, json, type Writer } from './writer';

/** The modules of the API reference. While developing they're promises, so that a page is there before the library is read. */
export const API_MODULES: Record<string, Writer> = {
  'virtual:api-view': () => `export * from ${json(ENTRIES.apiView)};`,

  /** The tables of a page by their ids: `virtual:api/Dialog+Dialog.Footer`. */
  'virtual:api': ({ snapshot, target }, ids) => {
    if (!snapshot.config.apiParser) return exportDefault('off');
    const address = `virtual:api-answer${ids}`;
    return target === 'dev' ? exportLater(address) : `export { default } from ${json(address)};`;
  },

  'virtual:api-answer': async ({ api: read }, ids) => {
    const { api, problems } = await read();
    if (!api) return exportDefault({ problems });
    return [
      `import tables from ${json(`virtual:api-tables${ids}`)};`,
      "import definitions from 'virtual:api-definitions';",
      'export default { ...tables, definitions };',
    ].join('\n');
  },

  'virtual:api-tables': async ({ api, target }, ids) => exportFile(tablesFile((await api()).api, ids.slice(1)), target),

  'virtual:api-definitions': async ({ api, target }) => exportFile(definitionsFile((await api()).api), target),

  /** What the demos of a page use. */
  'virtual:api-used': ({ target }, path) => {
    const address = `virtual:api-users${path}`;
    return target === 'dev' ? exportLater(address) : `export { default } from ${json(address)};`;
  },

  'virtual:api-users': async ({ snapshot, api }, path) =>
    exportDefault(await usedProperties(snapshot, snapshot.pages.get(path), api)),
};
