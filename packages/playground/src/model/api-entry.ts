import { apiAnchor } from './api-anchor';
import { splitMember, type MemberId } from './member-id';
import type { KnownName, TypeApiLink, TypeApiTable, TypeData } from './type-messages';

/** What the reference says of one of its rows, or of a type. */
export interface ApiEntry {
  /** By language; English is always there, if there is any. */
  description: Record<string, string>;
  default?: string;
  since?: string;
  api?: TypeApiLink;
}

/** What TypeScript says of a name that the reference has. */
export interface NameText {
  /** The name's declaration as code. */
  code: string;
  /** What the declaration's own comment says, if the name is a type. */
  comment?: string;
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
  const { description = {}, default: initial, since } = properties[name] ?? {};
  return {
    description,
    ...(initial === undefined ? {} : { default: initial }),
    ...(since === undefined ? {} : { since }),
    ...(home === undefined
      ? {}
      : { api: { name: `${id}.${name}`, address: `${home.replace(/^\//, '')}#${apiAnchor(id, name)}` } }),
  };
}

/** What a tooltip says of a name: the declaration as code, and the reference's words or, of a type, its own comment. */
export function explainName({ code, comment }: NameText, entry: ApiEntry): Omit<KnownName, 'name' | 'places'> {
  return { code, ...entry, description: comment === undefined ? entry.description : { en: comment } };
}

/** A description in a language, or in English. */
export const textIn = (description: Record<string, string>, language: string): string =>
  description[language] ?? description['en'] ?? '';
