import { apiHead, type ApiData, type ApiFiles, type ApiProperty, type ApiTable, type ApiTexts } from '../../../model';
import type { Api } from '../../snapshot/create-api';
import type { Snapshot } from '../../snapshot/snapshot';
import { dataFile, type DataFile } from './data-file';

/** The file of a page's tables. @param ids as `tableIds` joins them. */
export const tablesFile = (api: Api | undefined, ids: string): DataFile =>
  dataFile('api', api ? pickTables(api, ids.split('+')) : { tables: {}, demos: [] });

/** The file of all definitions. Every page with tables has it. */
export const definitionsFile = (api: Api | undefined): DataFile =>
  dataFile('api-definitions', api?.facts.definitions ?? {});

/** What a page's script has of the reference: the page's document holds the tables. @param ids as `tableIds` joins them. */
export function apiFiles(api: Api, ids: string): ApiFiles {
  const heads = Object.entries(pickTables(api, ids.split('+')).tables).map(
    ([id, { table }]) => [id, apiHead(table)] as const,
  );
  return {
    heads: Object.fromEntries(heads),
    tables: tablesFile(api, ids).address,
    definitions: definitionsFile(api).address,
    ...filesOf(api, ids.split('+')),
  };
}

/** The tables of the files whose exports a page lists. */
const filesOf = ({ facts }: Api, ids: readonly string[]): Pick<ApiData, 'files'> => {
  const files = ids.flatMap((id) => (Object.hasOwn(facts.files, id) ? [[id, facts.files[id] ?? []] as const] : []));
  return files.length > 0 ? { files: Object.fromEntries(files) } : {};
};

/** What a page shows of the reference. @param ids of its tables. Those that the library doesn't have are left out. */
function pickTables(api: Api, ids: readonly string[]): Pick<ApiData, 'tables' | 'demos' | 'files'> {
  const all = ids.flatMap((id) => api.facts.files[id] ?? id);
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
      tables.map((table) => [table.id, { table: placeAll(table), texts: api.texts(table.id, 'en') }]),
    ),
    demos: used.flatMap((demo) => api.demos[demo] ?? []),
    ...filesOf(api, ids),
  };
}

const listProperties = ({ properties, inherited }: ApiTable) => [...properties, ...(inherited?.properties ?? [])];

/** The texts of all tables in one language, by table. */
export const apiTexts = (api: Api | undefined, language: string): Record<string, ApiTexts> =>
  Object.fromEntries(Object.keys(api?.facts.tables ?? {}).map((id) => [id, api?.texts(id, language) ?? {}]));

/** Languages whose texts are fetched only where the interface is in them. */
export const otherLanguages = ({ config }: Snapshot): string[] =>
  config.languages.map(({ id }) => id).filter((id) => id !== 'en');
