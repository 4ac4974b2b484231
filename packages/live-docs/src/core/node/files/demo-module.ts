/** Prefix of the modules whose default export is a component that a demo's file exports by a name. */
export const NAMED_DEMO = 'virtual:named-demo';

/** A demo by its file and what that exports it as. */
interface ExportedDemo {
  id: string;
  /** Id of its file. */
  file: string;
  /** Absent of the default export. */
  exportName?: string;
}

/** The module whose default export is a demo's component: its file, unless that exports it by a name. */
export const shownModule = ({ id, file, exportName }: ExportedDemo): string =>
  exportName === undefined ? file : `${NAMED_DEMO}/${id}`;

/** The id of a demo that has such a module. @param module its name, as it's imported or as Vite has it. */
export const namedDemo = (module: string): string | undefined =>
  new RegExp(`^\\0?${NAMED_DEMO}/(.*)$`).exec(module)?.[1];
