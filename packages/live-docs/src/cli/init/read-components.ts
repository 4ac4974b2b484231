import path from 'node:path';
import type TypeScript from 'typescript';
import { createApiProgram, type ApiProgram, type TypeScriptModule } from '../../core/node/compile/api/api-program';
import { toId } from '../../core/node/files/paths';
import type { Alias } from '../../core/node/library/alias';

/** A component that a library exports. */
export interface Component {
  /** What demos call it: `Select`, `Drawer.Root`. */
  name: string;
  /** What they import for that: `default`, or the name of the export. */
  exported: string;
  /** Its type, and that of its props; undefined if it takes none. */
  type: TypeScript.Type;
  props: TypeScript.Type | undefined;
  /** Props that its class has defaults for: their types say that they're required. */
  defaults: ReadonlySet<string>;
  /** Components that belong to it, by name: `Item` of `Menu.Item`. */
  parts: Map<string, Component>;
}

/** The components of a library, and the compiler that knows them. */
export interface ReadComponents {
  api: ApiProgram;
  /** The default export first, then in the order of their declarations. */
  components: Component[];
}

/**
 * Reads which components a library exports from its declarations.
 * @param root the site's folder, absolute.
 * @param library npm name of the package, which modules in that folder can import.
 * @param aliases where imports lead that aren't installed.
 */
export function readComponents(
  ts: TypeScriptModule,
  root: string,
  library: string,
  aliases: readonly Alias[] = [],
): ReadComponents {
  const file = path.posix.join(toId(root), '~init.ts');
  const text = [
    `import * as library from ${JSON.stringify(library)};`,
    `import Default from ${JSON.stringify(library)};`,
    "import type { ReactNode } from 'react';",
    'export { library, Default };',
    'export declare const node: ReactNode | Promise<ReactNode>;',
  ].join('\n');
  const api = createApiProgram({ ts, root: toId(root), virtual: new Map([[file, text]]), aliases });
  const { checker, program } = api;
  const source = program.getSourceFile(file);
  const ours = source && checker.getSymbolAtLocation(source);
  const [specifier] = source?.statements.filter(ts.isImportDeclaration).map((one) => one.moduleSpecifier) ?? [];
  const module = specifier && checker.getSymbolAtLocation(specifier);
  if (!source || !ours || !module) return { api, components: [] };

  const valueOf = (symbol: TypeScript.Symbol) => checker.getTypeOfSymbol(symbol);
  const exportOf = (name: string) => checker.getExportsOfModule(ours).find((one) => one.name === name)!;
  const read = createComponentReader(api, valueOf(exportOf('node')), valueOf);
  const exported = checker.getExportsOfModule(module);
  // Without a default export, the compiler takes the whole module for it.
  const hasDefault = exported.some(({ name }) => name === 'default') || module.exports?.has('export=' as never);
  const whole = hasDefault ? read(pascalName(library), 'default', valueOf(exportOf('Default'))) : undefined;
  const named = exported.filter(({ name }) => name !== 'default');
  const rest = named.map((symbol) => read(symbol.name, symbol.name, valueOf(symbol)));
  // What is exported by name and as the default is one component.
  const others = rest.filter((one) => one !== undefined).filter(({ type }) => type !== whole?.type);
  return { api, components: whole ? [whole, ...others] : others };
}

/** Reads an export; undefined if it's neither a component nor an object that holds some. */
type ComponentReader = (name: string, exported: string, type: TypeScript.Type) => Component | undefined;

function createComponentReader(
  { ts, checker }: ApiProgram,
  node: TypeScript.Type,
  valueOf: (symbol: TypeScript.Symbol) => TypeScript.Type,
): ComponentReader {
  const { Any, Unknown, Never, Void, Undefined, Null, StringLike, NumberLike, BooleanLike } = ts.TypeFlags;
  const NO_ELEMENT = Any | Unknown | Never | Void | Undefined | Null | StringLike | NumberLike | BooleanLike;

  /** The parameter or the member that has a component's props; `false` if the type isn't one of a component. */
  const propsOf = (type: TypeScript.Type): TypeScript.Type | undefined | false => {
    for (const one of type.getConstructSignatures()) {
      const instance = one.getReturnType();
      const props = instance.getProperty('render') && instance.getProperty('props');
      if (props) return valueOf(props);
    }
    for (const one of type.getCallSignatures()) {
      const result = one.getReturnType();
      const [props] = one.getParameters();
      if (result.flags & NO_ELEMENT || one.getParameters().length > 2) continue;
      if (checker.isTypeAssignableTo(result, node)) return props && checker.getNonNullableType(valueOf(props));
    }
    return false;
  };

  return function read(name, exported, type): Component | undefined {
    const isContext = type.getProperty('Provider') && type.getProperty('Consumer');
    if (isContext || !/^[A-Z]/.test(name)) return undefined;
    const props = propsOf(type);
    const parts = new Map<string, Component>();
    if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) && !name.includes('.')) {
      for (const symbol of checker.getPropertiesOfType(type)) {
        const part = /^[A-Z]/.test(symbol.name) && read(`${name}.${symbol.name}`, exported, valueOf(symbol));
        if (part) parts.set(symbol.name, part);
      }
    }
    const given = type.getProperty('defaultProps');
    const defaults = new Set(given ? checker.getPropertiesOfType(valueOf(given)).map((one) => one.name) : []);
    if (props !== false) return { name, exported, type, props, defaults, parts };
    const [first] = parts.values();
    const main = parts.get('Root') ?? first;
    return main && { ...main, parts };
  };
}

/** `DatePicker` of `@scope/react-date-picker`. */
export function pascalName(library: string): string {
  const words = library
    .replace(/^@[^/]+\//, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !/^(react|rc|js)$/i.test(word));
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^[A-Z]/.test(name) ? name : 'Library';
}
