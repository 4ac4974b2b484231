/** What rows are about: elements, what elements say of their state, and CSS variables. */
export const KINDS = ['parts', 'states', 'variables'] as const;

export type Kind = (typeof KINDS)[number];

/** A row of `<Parts>`. */
export interface PartRow {
  /** As CSS names it: `.kit-head`, `[data-open]`, `--kit-gap`. */
  name: string;
  kind: Kind;
  /** Finds its elements in a demo. */
  selector: string;
  /** What styles or replaces it: `classNames.head`, with the address of its row in the API reference. */
  keys: { name: string; href?: string }[];
  /** Markup. */
  text: string;
  /** The value that the stylesheet gives a variable. */
  value?: string;
  /** The demo that shows it, where that's another one than the component's. */
  demo?: { title: string; path: string };
}

/** All rows of a component, as a file of `docs/parts` has them. */
export interface PartsTable {
  id: string;
  /** Id of the demo that shows its parts. */
  demo: string;
  rows: PartRow[];
}

/** Id of a row: `part-grid--kit-grid-head`. */
export const partAnchor = (table: string, name: string): string =>
  `part-${table.toLowerCase()}-${name.replace(/[^\w-]+/g, '-').replace(/^-(?!-)|-+$/g, '')}`;
