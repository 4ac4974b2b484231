import type { UsedProperties } from '../../model';
import { ENTRIES } from '../entries';
import { facesOf, type Snapshot } from '../content/snapshot';
import { exportDefault, json, type Writer, type WriterInput } from './writer';

/** Languages whose texts are fetched only where the interface is in them. */
const otherLanguages = ({ config }: Snapshot) => config.languages.map(({ id }) => id).filter((id) => id !== 'en');

/**
 * While developing, what takes the compiler comes as a promise, so that a page is there before the library is read.
 * In a build it is part of the page.
 */
const later = ({ isDev }: WriterInput, address: string) =>
  isDev
    ? `export default import(${json(address)}).then((module) => module.default);`
    : `export { default } from ${json(address)};`;

/** The modules of the API reference. */
export const API_MODULES: Record<string, Writer> = {
  'virtual:api-view': () => `export * from ${json(ENTRIES.apiView)};`,

  'virtual:api': (input, name) =>
    input.snapshot.config.apiParser ? later(input, `virtual:api-block${name}`) : exportDefault('off'),

  'virtual:api-block': async ({ snapshot, api: read }, name) => {
    const { api, problems } = await read();
    const id = name.slice(1);
    if (!api?.facts.tables[id]) return exportDefault(problems.length > 0 ? { problems } : 'unknown');
    const loaders = otherLanguages(snapshot).map(
      (language) => `${json(language)}: () => import(${json(`virtual:api-texts/${language}`)})`,
    );
    return [
      "import demos from 'virtual:api-demos';",
      "import definitions from 'virtual:api-definitions';",
      `const loadTexts = { ${loaders.join(', ')} };`,
      `const table = ${json(api.table(id))};`,
      `const texts = ${json(api.texts(id, 'en'))};`,
      'export default { table, texts, loadTexts, definitions, demos };',
    ].join('\n');
  },

  'virtual:api-types': (input) =>
    input.snapshot.config.apiParser ? later(input, 'virtual:api-definitions') : exportDefault(undefined),

  'virtual:api-definitions': async ({ api }) => exportDefault((await api()).api?.facts.definitions),

  'virtual:api-demos': async ({ api }) => exportDefault((await api()).api?.demos),

  'virtual:api-texts': async ({ snapshot, api: read }, name) => {
    const { api } = await read();
    const language = otherLanguages(snapshot).find((one) => one === name.slice(1));
    if (!api || !language) throw new Error(`virtual:api-texts${name}: there are no such texts`);
    return exportDefault(Object.fromEntries(Object.keys(api.facts.tables).map((id) => [id, api.texts(id, language)])));
  },

  'virtual:api-used': (input, name) => later(input, `virtual:api-users${name}`),

  'virtual:api-users': async (input, name) => exportDefault(await usedProperties(input, name)),
};

/** What the demos of a page and of its tabs use, by table; nothing for a page that shows the tables itself. */
async function usedProperties({ snapshot, api: read }: WriterInput, address: string): Promise<UsedProperties[]> {
  const entry = snapshot.pages.get(address);
  const compiled = entry ? facesOf(snapshot, entry).map((face) => face.compiled) : [];
  const demos = compiled.flatMap((page) => page.demos);
  if (demos.length === 0 || compiled.some((page) => page.tables.length > 0)) return [];
  const { api } = await read();
  const tables = new Map<string, UsedProperties>();
  for (const { table, name, home } of demos.flatMap(({ id }) => api?.usedBy(id) ?? [])) {
    const used = tables.get(table) ?? { table, home: home ?? '', names: [] };
    if (!used.names.includes(name)) used.names.push(name);
    if (home) tables.set(table, used);
  }
  return [...tables.values()];
}
