import type { ApiHistory, ApiTimeline } from './api-history';

/** What the tools for assistants know of a site beside its pages, demos and search index: the data file `tools`. */
export interface ToolData {
  title: string;
  description: string;
  /** Names of the documented packages. If their versions differ, each has its own. */
  library: string;
  /** The version that they all have, or empty. */
  version: string;
  /** The default language; absent if it's English. */
  language?: string;
  /** Languages that pages are translated to, with what their addresses start with; absent if there is one language alone. */
  languages?: { id: string; base: string }[];
  /** What addresses of the site start with: the base, and before it the origin if the configuration has it. */
  root: string;
  tables: ToolTable[];
  /** What the names in types stand for, as code. */
  definitions: Record<string, string>;
  /** The API of all published versions, if the site has it. */
  history?: ApiTimeline & Pick<ApiHistory, 'modules'>;
}

/** A table of the API reference in the default language. */
export interface ToolTable {
  id: string;
  /** The import line. */
  import: string;
  /** Path of the page that shows it. */
  home?: string;
  /** A module that exports the table's type as `ApiType`; absent where no import leads to it. */
  source?: string;
  /** The table that it extends: what both have is in the history of that one. */
  extends?: string;
  properties: ToolProperty[];
}

/** A row of the API reference. */
export interface ToolProperty {
  /** `caption`, `scroll.x` */
  name: string;
  type: string;
  default?: string;
  required?: true;
  since?: string;
  /** What the library says of its end. */
  deprecated?: string;
  description: string;
  /** Paths of the pages whose demos use it. */
  demos?: string[];
}
