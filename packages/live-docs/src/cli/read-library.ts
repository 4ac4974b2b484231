import { typeText } from '../core/model';
import { createApiProgram } from '../core/node/compile/types/create-program';
import { exportsFile, exportsSource, readExports } from '../features/api/node/library-exports';
import { readApi } from '../features/api/node/read-api';
import { toId } from '../core/node/files/paths';
import { findLibraries } from '../core/node/library/find-libraries';

/** A component or a function that a package exports. */
interface LibraryExport {
  /** As `<API id>` names it. */
  name: string;
  /** The line that imports it. */
  import: string;
  isComponent: boolean;
  /** Props of a component, parameters of a function. */
  members: { name: string; type: string; required: boolean }[];
}

/**
 * Reads which components and functions a package exports, the default export first.
 * @param folder the site's, absolute. It has `@types/react` installed.
 * @param library npm name of a package that lies in the repository, or is installed.
 */
export async function readLibrary(folder: string, library: string): Promise<LibraryExport[]> {
  const { default: ts } = await import('typescript');
  const root = toId(folder);
  const libraries = findLibraries(folder, { library: [library] });
  const virtual = new Map([[exportsFile(root), exportsSource([library])]]);
  const api = createApiProgram({ ts, root, virtual, aliases: libraries.aliases });
  const named = readExports(api, root);
  // What is exported by name and as the default is one thing.
  const first = named.filter(({ symbol }, at) => named.findIndex((one) => one.symbol === symbol) === at);
  const ids = [...first.filter((one) => one.isDefault), ...first.filter((one) => !one.isDefault)].map(
    ({ name }) => name,
  );
  // Defaults of a class: their types say that they're required.
  const defaultsOf = (name: string) => {
    const symbol = named.find((one) => one.name === name)?.symbol;
    const defaults = symbol && api.checker.getTypeOfSymbol(symbol).getProperty('defaultProps');
    return new Set(
      defaults && api.checker.getPropertiesOfType(api.checker.getTypeOfSymbol(defaults)).map((one) => one.name),
    );
  };
  const input = { root, libraries, written: [], demoFiles: [], demoTexts: {} };
  const { tables, found } = readApi(ts, { ...input, asked: { ids, files: {} } }).result;
  return ids.flatMap((name): LibraryExport[] => {
    const { import: line, component, isFunction = false } = found[name] ?? { import: '' };
    const defaults = defaultsOf(name);
    const members = (tables[name]?.members ?? []).map((one) => ({
      name: one.name,
      type: typeText(one.type),
      required: one.required && !defaults.has(one.name),
    }));
    // One without props is a function for the reference.
    const isComponent = component !== undefined || (isFunction && members.length === 0 && /^[A-Z]/.test(name));
    return isComponent || isFunction ? [{ name, import: line, isComponent, members }] : [];
  });
}
