import type { ApiDefinition, ApiType, Problem } from '../../../core/model';

/** One property, but for what is said in a language: that is in `ApiTexts`, by the same name. */
export interface ApiProperty {
  /** Path below the object: `caption`, `scroll.x`. */
  name: string;
  type: ApiType;
  required?: true;
  /** Its default as code; one that takes words is in the texts. */
  default?: string;
  /** Version of the library in which it appeared, for readers: `1.12`. */
  since?: string;
  /** It's new in the last minors: see `ApiTable.recent`. */
  isNew?: true;
  /** What the library says of its end, as markup: no more than what to use instead, or a note in its own words. */
  deprecated?: { instead: string } | { note: string };
  /** Not meant to be used, but a demo shows it. */
  internal?: true;
  /** Code that shows how it's used, as highlighted markup. */
  examples?: string[];
  /** Place in `ApiData.demos` of each demo that uses it, those that are about it first. */
  demos?: number[];
}

/** The properties of one object of the library, by name, deprecated ones last; of a function, its parameters. */
export interface ApiTable {
  id: string;
  /** How a function is called. */
  signature?: ApiType;
  /** What the library's comment says of the object itself, as markup. */
  about?: string;
  /** The import line, and the same as highlighted markup. */
  import: { text: string; html: string };
  properties: ApiProperty[];
  /** Properties that it has in common with another table, word for word. */
  inherited?: { from: string; properties: ApiProperty[] };
  /** The interfaces of React whose members it takes too. */
  native?: ApiType;
  /** Minor version from which on properties count as new, if some do: `1.11`. */
  recent?: string;
}

/** What is said of a property in one language, as markup. */
export interface ApiText {
  description: string;
  /** The default, where it takes words. */
  default?: string;
}

/** Texts of a table by the property's name; `NATIVE` names the row of native attributes. */
export type ApiTexts = Record<string, ApiText>;
export const NATIVE = '(native)';

/** A demo as the reference names it. */
export interface ApiDemo {
  title: string;
  path: string;
}

/** What the API reference of a page shows. */
export interface ApiData {
  /** Language of the texts, if that isn't the default one. */
  language?: string;
  /** The page's tables by their id, with the texts. One that the library doesn't have is absent. */
  tables: Record<string, { table: ApiTable; texts: ApiTexts }>;
  /** The demos that the tables name. */
  demos: ApiDemo[];
  /** What the names in types stand for. */
  definitions: Record<string, ApiDefinition>;
  /** Tables of the files whose exports the page lists, by the path that it has. */
  files?: Record<string, string[]>;
}

/** What a table needs to answer where its rows are markup of the document. */
export interface ApiHead extends Pick<ApiTable, 'about' | 'import' | 'recent'> {
  /** Number of its properties, with those from another table. */
  size: number;
}

/** A page's reference whose data are files: its document has the tables already. */
export interface ApiFiles extends Pick<ApiData, 'language' | 'files'> {
  /** By id of the table, in the page's order. */
  heads: Record<string, ApiHead>;
  /** Address of the tables below the base, and of the definitions. */
  tables: string;
  definitions: string;
}

/** What there is for `<API>` and `<ApiTypes>` to show: data, where they are, or why there are none. */
export type ApiAnswer = ApiData | ApiFiles | 'off' | { problems: Problem[] };

/** Properties of one table that the demos of a page use. */
export interface UsedProperties {
  table: string;
  /** Address of the page that shows the table. */
  home: string;
  names: string[];
}

/** The heads of a page's tables. */
export const headsOf = (reference: Pick<ApiData, 'tables'> | ApiFiles): Record<string, ApiHead> =>
  'heads' in reference
    ? reference.heads
    : Object.fromEntries(Object.entries(reference.tables).map(([id, { table }]) => [id, headOf(table)]));

const headOf = ({ about, import: line, properties, inherited, recent }: ApiTable): ApiHead => ({
  ...(about ? { about } : {}),
  import: line,
  size: properties.length + (inherited?.properties.length ?? 0),
  ...(recent === undefined ? {} : { recent }),
});

/** Where the definition of a name is. */
export const typeAnchor = (name: string): string => `type-${name}`;
