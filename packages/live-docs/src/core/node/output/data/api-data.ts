import {
  apiHead,
  localAddress,
  ownValue,
  type ApiData,
  type ApiFiles,
  type ApiProperty,
  type ApiTable,
  type ApiTexts,
} from '../../../model';
import type { Api } from '../../snapshot/create-api';
import { languageOf, type Snapshot } from '../../snapshot/snapshot';
import { dataFile, type DataFile } from './data-file';

/** The file of a page's tables. @param ids as `tableIds` joins them. */
export const tablesFile = (snapshot: Snapshot, api: Api | undefined, ids: string): DataFile =>
  dataFile('api', api ? pickTables(snapshot, api, ids.split('+')) : { tables: {}, demos: [] });

/** The file of all definitions. Every page with tables has it. */
export const definitionsFile = (api: Api | undefined): DataFile =>
  dataFile('api-definitions', api?.facts.definitions ?? {});

/** What a page's script has of the reference: the page's document holds the tables. @param ids as `tableIds` joins them. */
export function apiFiles(snapshot: Snapshot, api: Api, ids: string): ApiFiles {
  const heads = Object.entries(pickTables(snapshot, api, ids.split('+')).tables).map(
    ([id, { table }]) => [id, apiHead(table)] as const,
  );
  return {
    heads: Object.fromEntries(heads),
    tables: tablesFile(snapshot, api, ids).address,
    definitions: definitionsFile(api).address,
    ...filesOf(api, ids.split('+')),
    ...localeOf(snapshot),
  };
}

const localeOf = ({ locale }: Snapshot): Pick<ApiData, 'language'> => (locale ? { language: locale.id } : {});

/** The tables of the files whose exports a page lists. */
const filesOf = ({ facts }: Api, ids: readonly string[]): Pick<ApiData, 'files'> => {
  const files = ids.flatMap((id) => (Object.hasOwn(facts.files, id) ? [[id, facts.files[id] ?? []] as const] : []));
  return files.length > 0 ? { files: Object.fromEntries(files) } : {};
};

/** What a page shows of the reference. @param ids of its tables. Those that the library doesn't have are left out. */
function pickTables(
  snapshot: Snapshot,
  api: Api,
  ids: readonly string[],
): Pick<ApiData, 'tables' | 'demos' | 'files' | 'language'> {
  const { locale, config } = snapshot;
  const shown = [...snapshot.demos.values()];
  const all = ids.flatMap((id) => ownValue(api.facts.files, id) ?? id);
  const known = [...new Set(all)].filter((id) => Object.hasOwn(api.facts.tables, id));
  const tables = known.map((id) => api.table(id));
  const used = [...new Set(tables.flatMap(listProperties).flatMap(({ demos = [] }) => demos))].sort((a, b) => a - b);
  const places = new Map(used.map((demo, place) => [demo, place]));
  const place = (property: ApiProperty): ApiProperty =>
    property.demos ? { ...property, demos: property.demos.flatMap((demo) => places.get(demo) ?? []) } : property;
  const placeAll = (table: ApiTable): ApiTable => ({
    ...table,
    properties: table.properties.map(place),
    ...(table.inherited && {
      inherited: { ...table.inherited, properties: table.inherited.properties.map(place) },
    }),
  });
  return {
    tables: Object.fromEntries(
      tables.map((table) => {
        const one = { table: placeAll(table), texts: api.texts(table.id, languageOf(snapshot)) };
        return [table.id, locale ? localLinks(one, config.base, locale.base) : one];
      }),
    ),
    demos: used.flatMap((at) => {
      const { title, entry } = shown[at] ?? {};
      return title !== undefined && entry ? { title, path: entry.path } : [];
    }),
    ...filesOf(api, ids),
    ...localeOf(snapshot),
  };
}

/** Data with markup whose links lead to pages of a language. @param local what that language's addresses start with. */
function localLinks<T>(value: T, base: string, local: string): T {
  const toLocal = (link: string, href: string) =>
    href.startsWith(base) && !/^\/\/|\.[^/#?]*$/.test(href)
      ? ` href="${base.slice(0, -1)}${localAddress(href.slice(base.length - 1), local)}"`
      : link;
  const replace = (_: string, text: unknown) =>
    typeof text === 'string' ? text.replaceAll(/ href="([^"]*)"/g, toLocal) : text;
  return JSON.parse(JSON.stringify(value, replace)) as T;
}

const listProperties = ({ properties, inherited }: ApiTable) => [...properties, ...(inherited?.properties ?? [])];

/** The texts of all tables in one language, by table. */
export const apiTexts = (api: Api | undefined, language: string): Record<string, ApiTexts> =>
  Object.fromEntries(Object.keys(api?.facts.tables ?? {}).map((id) => [id, api?.texts(id, language) ?? {}]));

/** Languages whose texts are fetched only where the interface is in them. */
export const otherLanguages = ({ config }: Snapshot): string[] => config.languages.map(({ id }) => id);
