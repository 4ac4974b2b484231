import { localAddress, mayBePage, ownValue } from '../../../core/model';
import {
  headsOf,
  typeAnchor,
  type ApiData,
  type ApiFiles,
  type ApiProperty,
  type ApiTable,
  type ApiTexts,
} from '../shared/api';
import { joinMembers, joinTable, joinTexts, sinceWhen, type ApiParts } from './join-table';
import { isImportable, ownersFirst, type Description, type Descriptions } from './read-descriptions';
import { tableSource } from './open-table';
import type { MemberFacts } from './table-facts';
import { plainText } from '../../../core/node/compile/markdown/render-text';
import type { TypeApiProperty, TypeApiTable, TypeData } from 'live-playground/model';
import { languageOf, type Entry, type Snapshot } from '../../../core/node/snapshot/snapshot';
import { dataFile, type DataFile } from '../../../core/node/output/data/data-file';

/** The file of a page's tables. @param ids as `tableIds` joins them. */
export const tablesFile = (snapshot: Snapshot, api: ApiParts | undefined, ids: string): DataFile =>
  dataFile('api', api ? pickTables(snapshot, api, ids.split('+')) : { tables: {}, demos: [] });

/** The file of all definitions. Every page with tables has it. */
export const definitionsFile = (api: ApiParts | undefined): DataFile =>
  dataFile('api-definitions', api?.facts.definitions ?? {});

/** The data that an entry shows, if it shows some. */
export const pageFiles = (snapshot: Snapshot, api: ApiParts, { compiled }: Entry): DataFile[] =>
  compiled.components.includes('ApiTypes') ? [tablesFile(snapshot, api, tableIds(compiled)), definitionsFile(api)] : [];

/** What names the tables of a page in the module that imports them: `Dialog+Dialog.Footer`. */
export const tableIds = ({ tables }: { tables: readonly { id: string }[] }): string =>
  [...new Set(tables.map(({ id }) => id))].join('+');

/** What a page's script has of the reference: the page's document holds the tables. @param ids as `tableIds` joins them. */
export function apiFiles(snapshot: Snapshot, api: ApiParts, ids: string): ApiFiles {
  const { tables, demos: _, ...rest } = pickTables(snapshot, api, ids.split('+'));
  return {
    heads: headsOf({ tables }),
    tables: tablesFile(snapshot, api, ids).address,
    definitions: definitionsFile(api).address,
    ...rest,
  };
}

/** What a page shows of the reference. @param ids of its tables. Those that the library doesn't have are left out. */
function pickTables(snapshot: Snapshot, api: ApiParts, ids: readonly string[]): Omit<ApiData, 'definitions'> {
  const { locale, config } = snapshot;
  const shown = [...snapshot.demos.values()];
  /** The tables of the files whose exports the page lists. */
  const files = ids.flatMap((id) => {
    const own = ownValue(api.facts.files, id);
    return own ? [[id, own] as const] : [];
  });
  const all = ids.flatMap((id) => ownValue(api.facts.files, id) ?? id);
  const known = [...new Set(all)].filter((id) => Object.hasOwn(api.facts.tables, id));
  const tables = known.map((id) => joinTable(api, id));
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
        const one = { table: placeAll(table), texts: joinTexts(api, table.id, languageOf(snapshot)) };
        return [table.id, locale ? localLinks(one, config.base, locale.base) : one];
      }),
    ),
    demos: used.flatMap((at) => {
      const { title, entry } = shown[at] ?? {};
      return title !== undefined && entry ? { title, path: entry.path } : [];
    }),
    ...(files.length > 0 && { files: Object.fromEntries(files) }),
    ...(locale && { language: locale.id }),
  };
}

/** Data with markup whose links lead to pages of a language. @param local what that language's addresses start with. */
function localLinks<T>(value: T, base: string, local: string): T {
  const toLocal = (link: string, href: string) =>
    href.startsWith(base) && mayBePage(href)
      ? ` href="${base.slice(0, -1)}${localAddress(href.slice(base.length - 1), local)}"`
      : link;
  const replace = (_: string, text: unknown) =>
    typeof text === 'string' ? text.replaceAll(/ href="([^"]*)"/g, toLocal) : text;
  return JSON.parse(JSON.stringify(value, replace)) as T;
}

const listProperties = ({ properties, inherited }: ApiTable) => [...properties, ...(inherited?.properties ?? [])];

/** The texts of all tables in one language, by table. */
export const apiTexts = (parts: ApiParts | undefined, language: string): Record<string, ApiTexts> =>
  parts ? Object.fromEntries(Object.keys(parts.facts.tables).map((id) => [id, joinTexts(parts, id, language)])) : {};

/** What the type worker knows of the reference's rows, and of the definitions of types. */
export const editorData = (parts: ApiParts): Pick<TypeData, 'api' | 'types'> => ({
  api: ownersFirst([...parts.descriptions.values()])
    .filter(isImportable)
    .map((table) => editorTable(parts, table)),
  types: typeAddresses(parts),
});

function editorTable(parts: ApiParts, table: Descriptions): TypeApiTable {
  const home = parts.homes.get(table.id);
  const property = (member: MemberFacts, description: Description): TypeApiProperty => {
    const { texts, default: initial } = description;
    const { since } = sinceWhen(parts, table.id, member, description);
    return {
      description: Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, plainText(text)])),
      ...(typeof initial === 'string' ? { default: initial } : {}),
      ...(since === undefined ? {} : { since }),
    };
  };
  const members = joinMembers(parts, table.id)
    .filter((row) => row.home === table.id)
    .toSorted((a, b) => (a.member.name < b.member.name ? -1 : 1));
  return {
    id: table.id,
    source: tableSource(table),
    ...(home === undefined ? {} : { home }),
    properties: Object.fromEntries(
      members.flatMap(({ member, description }) =>
        description ? [[member.name, property(member, description)] as const] : [],
      ),
    ),
  };
}

/** Addresses of the definitions of types: every page with tables has them all. */
function typeAddresses({ facts, homes }: ApiParts): Record<string, string> {
  const [page] = [...homes.values()].sort((a, b) => a.length - b.length);
  if (page === undefined) return {};
  const names = Object.keys(facts.definitions);
  return Object.fromEntries(names.map((name) => [name, `${page.slice(1)}#${typeAnchor(name)}`]));
}
