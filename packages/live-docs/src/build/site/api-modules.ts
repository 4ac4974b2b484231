import type { UsedProperties } from '../../model';
import { ENTRIES } from '../entries';
import type { Site } from './create-site';
import { exportDefault, json, type Writer } from './writer';

/** Languages whose texts are fetched only where the interface is in them. */
const otherLanguages = ({ config }: Site) => config.languages.map(({ id }) => id).filter((id) => id !== 'en');

/**
 * While developing, what takes the compiler comes as a promise, so that a page is there before the library is read.
 * In a build it is part of the page.
 */
const later = (site: Site, address: string) =>
  site.isDev
    ? `export default import(${json(address)}).then((module) => module.default);`
    : `export { default } from ${json(address)};`;

/** The modules of the API reference. */
export const API_MODULES: Record<string, Writer> = {
  'virtual:api-view': () => `export * from ${json(ENTRIES.apiView)};`,

  'virtual:api': (site, name) =>
    site.config.apiParser ? later(site, `virtual:api-block${name}`) : exportDefault('off'),

  'virtual:api-block': async (site, name) => {
    const api = await site.api();
    const id = name.slice(1);
    if (!api?.facts.tables[id]) return exportDefault('unknown');
    const loaders = otherLanguages(site).map(
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

  'virtual:api-types': (site) =>
    site.config.apiParser ? later(site, 'virtual:api-definitions') : exportDefault(undefined),

  'virtual:api-definitions': async (site) => exportDefault((await site.api())?.facts.definitions),

  'virtual:api-demos': async (site) => exportDefault((await site.api())?.demos),

  'virtual:api-texts': async (site, name) => {
    const api = await site.api();
    const language = otherLanguages(site).find((one) => one === name.slice(1));
    if (!api || !language) throw new Error(`virtual:api-texts${name}: there are no such texts`);
    return exportDefault(Object.fromEntries(Object.keys(api.facts.tables).map((id) => [id, api.texts(id, language)])));
  },

  'virtual:api-used': (site, name) => later(site, `virtual:api-users${name}`),

  'virtual:api-users': async (site, name) => exportDefault(await usedProperties(site, name)),
};

/** What the demos of a page and of its tabs use, by table; nothing for a page that shows the tables itself. */
async function usedProperties(site: Site, address: string): Promise<UsedProperties[]> {
  const entry = site.pages().get(address);
  const faces = entry ? site.faces(entry) : [];
  const compiled = await Promise.all(faces.map((face) => site.compiled(face)));
  const demos = compiled.flatMap((page) => page.demos);
  if (demos.length === 0 || compiled.some((page) => page.tables.length > 0)) return [];
  const api = await site.api();
  const tables = new Map<string, UsedProperties>();
  for (const { table, name, home } of demos.flatMap(({ id }) => api?.usedBy(id) ?? [])) {
    const used = tables.get(table) ?? { table, home: home ?? '', names: [] };
    if (!used.names.includes(name)) used.names.push(name);
    if (home) tables.set(table, used);
  }
  return [...tables.values()];
}
