/**
 * `build.json`, at an address that stays the same in every deploy. It names what has the hash of its content in its name,
 * so that neither pages nor scripts hold the addresses of other pages. Addresses are below the base.
 */
export interface BuildFiles {
  /** Identity of the build, to tell a new deploy by. */
  id: string;
  /** The script that pages start with: a document that has another one belongs to another deploy. */
  script: string;
  /**
   * Address of each data file about the whole site, by name: `pages` is a `PageTable`, `pages/zh-CN` that of the pages whose
   * addresses start so, `types` a `TypeData`, `tools` a `ToolData`. Two are scripts: `compiler` answers questions about types, `live-imports` lists what all demos
   * may import.
   */
  data: Record<string, string>;
}

/** The files of each page, fetched when a reader is about to leave the first one. */
export interface PageTable {
  /** Scripts, stylesheets and data. */
  files: string[];
  /** For each page, by path: places in `files` of its script, then of all that comes with it and not with every page. */
  pages: Record<string, number[]>;
  /**
   * If pages have parts that load later: places of the stylesheets that come with such parts of other pages alone. By path for pages
   * with such parts, and for all others at the empty one.
   */
  foreign?: Record<string, number[]>;
}
