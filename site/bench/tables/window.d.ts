/** An update that has been painted, and how often a column's `render` ran in it. */
export interface TableUpdate {
  renders: number;
}

/** What the page offers to `measure-tables.mjs`. */
declare global {
  interface Window {
    benchTable: {
      /** Renders one of `TABLES` for the first time. */
      mount: (table: string) => Promise<TableUpdate>;
      /** Replaces one record, which changes one cell. */
      updateCell: () => Promise<TableUpdate>;
      /** Renders the component that holds the table, with the same data. */
      updateParent: () => Promise<TableUpdate>;
      /** Elements in the document below the root. */
      countNodes: () => number;
    };
  }
}
