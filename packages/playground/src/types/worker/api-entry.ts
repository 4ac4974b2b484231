import { apiAnchor, splitMember, type MemberId } from '../../model/member-id';
import type { TypeApiTable, TypeData, TypeInfo } from '../../model/type-messages';

/** What the reference says of one of its rows, or of a type. */
export interface ApiEntry extends Pick<TypeInfo, 'default' | 'since' | 'api'> {
  /** By language; English is always there, if there is any. */
  description: Record<string, string>;
}

/** Finds what the reference says of a row or, by its name, of a type. */
export type Reference = (id: MemberId) => ApiEntry | undefined;

/** The reference by rows and names of types. */
export function createReference({ api, types }: Pick<TypeData, 'api' | 'types'>): Reference {
  const tables = new Map(api.map((table) => [table.id, table]));
  return (id) => {
    const { table, name } = splitMember(id);
    if (!name) {
      // Not what every object inherits.
      const address = Object.hasOwn(types, id) ? types[id] : undefined;
      return address === undefined ? undefined : { description: {}, api: { name: id, address } };
    }
    const row = tables.get(table);
    return row && rowEntry(row, name);
  };
}

function rowEntry({ id, home, properties }: TypeApiTable, name: string): ApiEntry {
  const said = properties[name] ?? { description: {} };
  if (home === undefined) return said;
  return { ...said, api: { name: `${id}.${name}`, address: `${home.replace(/^\//, '')}#${apiAnchor(id, name)}` } };
}

/** What the reference says, in one language or in English. */
export const translate = <Told extends ApiEntry>(told: Told, language: string) => ({
  ...told,
  description: told.description[language] ?? told.description['en'] ?? '',
});
