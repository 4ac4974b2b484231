import { ENTRIES } from '../../files/entries';
import { localModule } from '../../files/local-module';
import { apiFiles, definitionsFile, tablesFile } from './api-data';
import { listControls } from './list-controls';
import { usedProperties } from './used-properties';
import { exportDefault, exportLater, exportText, json, type Writer } from './writer';

/** The modules of the API reference. While developing they're promises, so that a page is there before the library is read. */
export const API_MODULES: Record<string, Writer> = {
  /** The tables of a page by their ids: `virtual:api/Dialog+Dialog.Footer`. */
  'virtual:api': ({ snapshot, target }, ids) => {
    if (snapshot.config.apiParser === false) return exportDefault('off');
    const address = localModule(`virtual:api-answer${ids}`, snapshot.locale?.id);
    return target === 'dev' ? exportLater(address) : `export { default } from ${json(address)};`;
  },

  'virtual:api-answer': async ({ snapshot, api: read, target }, ids) => {
    const { api, problems } = await read();
    if (!api) return exportDefault({ problems });
    if (target === 'browser') return exportDefault(apiFiles(snapshot, api, ids.slice(1)));
    return [
      `import tables from ${json(localModule(`virtual:api-tables${ids}`, snapshot.locale?.id))};`,
      "import definitions from 'virtual:api-definitions';",
      'export default { ...tables, definitions };',
    ].join('\n');
  },

  'virtual:api-tables': async ({ snapshot, api }, ids) =>
    exportText(tablesFile(snapshot, (await api()).api, ids.slice(1))),

  'virtual:api-definitions': async ({ api }) => exportText(definitionsFile((await api()).api)),

  /** The controls of a demo, and what shows them. */
  'virtual:controls': ({ snapshot, target }, demo) => {
    const address = localModule(`virtual:controls-list${demo}`, snapshot.locale?.id);
    return [
      `export { Controls } from ${json(ENTRIES.controlsView)};`,
      target === 'dev'
        ? `export const list = import(${json(address)}).then((module) => module.default);`
        : `export { default as list } from ${json(address)};`,
    ].join('\n');
  },

  'virtual:controls-list': async ({ snapshot, api: read, target }, name) => {
    const demo = snapshot.demos.get(name.slice(1));
    if (!demo) throw new Error(`virtual:controls-list${name}: no page shows a demo of this id`);
    // Its own need no reference, which takes seconds to read.
    const api = demo.controls?.of === undefined ? undefined : (await read()).api;
    const { problems, ...list } = listControls(snapshot, demo, api);
    return exportDefault(target === 'dev' ? { ...list, problems } : list);
  },

  /** What the demos of a page use. */
  'virtual:api-used': ({ snapshot, target }, path) => {
    const address = localModule(`virtual:api-users${path}`, snapshot.locale?.id);
    return target === 'dev' ? exportLater(address) : `export { default } from ${json(address)};`;
  },

  'virtual:api-users': async ({ snapshot, api }, path) =>
    exportDefault(await usedProperties(snapshot, snapshot.pages.get(path), api)),
};
