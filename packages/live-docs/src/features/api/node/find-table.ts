import type TypeScript from 'typescript';
import type { ApiProgram } from '../../../core/node/compile/types/create-program';
import {
  exportsFile,
  exportsIn,
  namesOf,
  pascalCase,
  readExports,
  resolve,
  type LibraryExport,
} from './library-exports';
import type { OpenTable } from './open-table';
import type { TableType } from './read-descriptions';
import path from 'node:path';
import { findNearest } from 'live-playground/model';

/** A table whose type is found by the name of an export. */
interface FoundTable extends OpenTable {
  /** How code that uses the library names it. */
  found: TableType;
}

/** What a table is made of. */
interface Target {
  id: string;
  /** How code names it: `Slider`, `Menu.Item`. */
  access: string;
  symbol: TypeScript.Symbol;
  /** The import line. @param isType true where only a type is imported. */
  line(isType: boolean): string;
}

/** The import line of an export. */
const importLine =
  ({ name, library, isDefault }: Pick<LibraryExport, 'name' | 'library' | 'isDefault'>) =>
  (isType: boolean): string =>
    `import ${isType ? 'type ' : ''}${isDefault ? name : `{ ${name} }`} from '${library}';`;

/**
 * Makes a table of what a name stands for: the props of a component, the parameters of a function, or the members of a type or
 * an object.
 * @param location a file that sees React's types.
 */
function findTable(api: ApiProgram, location: TypeScript.SourceFile, target: Target): FoundTable {
  const { ts, checker } = api;
  const { id, access, symbol, line } = target;
  const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0;
  const isEnum = (symbol.flags & ts.SymbolFlags.Enum) !== 0;
  const value = checker.getTypeOfSymbolAtLocation(symbol, location);
  const open = { id, location, listed: new Set<string>(), component: undefined, symbol };
  if (isValue && !isEnum) {
    const [props, ...others] = propsOf(api, location, access, value);
    if (props) {
      const found = {
        type: `ComponentProps<typeof ${access}>`,
        parameters: [],
        component: access,
        import: line(false),
      };
      return { ...open, type: props, overloads: others, component: value, found };
    }
    const signatures = value.getCallSignatures();
    const found: TableType = { type: `typeof ${access}`, parameters: [], import: line(false), isFunction: true };
    if (signatures.length > 0) return { ...open, type: value, signatures, found };
  }
  if (symbol.flags & ts.SymbolFlags.Type && !isEnum) {
    const declared = checker.getDeclaredTypeOfSymbol(symbol);
    const parameters = parametersOf(declared);
    const type = parameters.length > 0 ? `${access}<${parameters.join(', ')}>` : access;
    return { ...open, type: declared, found: { type, parameters, import: line(true) } };
  }
  return { ...open, type: value, found: { type: `typeof ${access}`, parameters: [], import: line(false) } };
}

/** The members of an export, by a path such as `Summary.Row`. */
function memberOf(api: ApiProgram, symbol: TypeScript.Symbol, names: readonly string[]): TypeScript.Symbol | undefined {
  const { ts, checker } = api;
  return names.reduce<TypeScript.Symbol | undefined>((at, name) => {
    if (!at) return undefined;
    const exports = at.flags & ts.SymbolFlags.Module ? checker.getExportsOfModule(at) : [];
    const found =
      exports.find((one) => one.name === name) ??
      (at.flags & ts.SymbolFlags.Value ? checker.getTypeOfSymbol(at).getProperty(name) : undefined);
    return found && resolve(api, found);
  }, symbol);
}

/** The props that a component takes, by overload; none for what isn't a component, or takes none. */
function propsOf(
  api: ApiProgram,
  location: TypeScript.SourceFile,
  name: string,
  type: TypeScript.Type,
): TypeScript.Type[] {
  const { ts, checker } = api;
  if (!/^(?:.*\.)?[A-Z]/.test(name)) return [];
  // A `ComponentType` is a class or a function.
  if (type.isUnion())
    return type.types.map((one) => propsOf(api, location, name, one)).find(({ length }) => length) ?? [];
  const typeOf = (symbol: TypeScript.Symbol) => checker.getTypeOfSymbolAtLocation(symbol, location);
  const [construct] = type.getConstructSignatures();
  if (construct) {
    const instance = construct.getReturnType();
    const props = construct.parameters[0] ?? instance.getProperty('props');
    return instance.getProperty('render') && props ? [typeOf(props)] : [];
  }
  const node = exportsIn(api, location).find((one) => one.name === 'ReactNode');
  if (!node) return [];
  const rendered = checker.getDeclaredTypeOfSymbol(resolve(api, node));
  const found = type.getCallSignatures().flatMap((call) => {
    const [props, ...others] = call.parameters;
    // One on the server answers with a promise.
    const result = checker.getAwaitedType(call.getReturnType()) ?? call.getReturnType();
    if (!props || others.length > 1 || !checker.isTypeAssignableTo(result, rendered)) return [];
    const given = typeOf(props);
    return given.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike) ? [] : [given];
  });
  return [...new Set(found)];
}

/** The names of a type's parameters. */
function parametersOf(type: TypeScript.Type): string[] {
  const types = type.aliasTypeArguments ?? (type.isClassOrInterface() ? type.typeParameters : undefined) ?? [];
  return types.map(({ symbol }) => symbol.name);
}

/** Tables that pages show, and whose type no file of `docs/api` names. */
export interface Asked {
  /** Names of exports: `Slider`, `Menu.Item`. */
  ids: readonly string[];
  /** Ids of files whose exports are listed, by the path that pages have. */
  files: Readonly<Record<string, string>>;
}

/** Why the documented packages have no table of a name. */
export interface UnknownName {
  /** The most similar name that they export. */
  nearest?: string;
  /** Packages that export the name, each something else. */
  libraries?: string[];
}

/** What was found of the tables that pages ask for. */
interface AskedReading {
  tables: FoundTable[];
  /** Tables by the path that pages have. */
  files: Record<string, string[]>;
  unknown: Record<string, UnknownName>;
}

/** Finds tables by the names of exports, and those of all exports of a file. The program must have `exportsFile`, and the files. */
export function openAsked(api: ApiProgram, root: string, asked: Asked): AskedReading {
  const { program } = api;
  const location = program.getSourceFile(exportsFile(root));
  const reading: AskedReading = { tables: [], files: {}, unknown: {} };
  if (!location) return reading;
  const exports = readExports(api, root);
  for (const id of asked.ids) {
    const found = findExport(api, exports, id);
    if ('symbol' in found) {
      const { symbol, from } = found;
      reading.tables.push(findTable(api, location, { id, access: id, symbol, line: importLine(from) }));
    } else reading.unknown[id] = found;
  }
  for (const [name, file] of Object.entries(asked.files)) {
    reading.files[name] = exportsOf(api, file).map(({ name: id, symbol }) => {
      const same = exports.filter((one) => one.symbol === symbol);
      const from = same.find(({ name }) => name === id) ?? same[0];
      const known = reading.tables.find((one) => one.id === id);
      if (known?.symbol === symbol) return id;
      const own = known ? `${pascalCase(path.posix.parse(file).name)}.${id}` : id;
      const line = from ? importLine(from) : () => '';
      reading.tables.push(findTable(api, location, { id: own, access: from?.name ?? id, symbol, line }));
      return own;
    });
  }
  return reading;
}

/** Finds an export, or a member of one, by its name. */
function findExport(
  api: ApiProgram,
  exports: readonly LibraryExport[],
  id: string,
): { symbol: TypeScript.Symbol; from: LibraryExport } | UnknownName {
  const [head = '', ...rest] = id.split('.');
  const candidates = exports.filter(({ name }) => name === head);
  const found = candidates.flatMap((from) => {
    const symbol = memberOf(api, from.symbol, rest);
    return symbol ? [{ symbol, from }] : [];
  });
  const [first] = found;
  if (first && found.every(({ symbol }) => symbol === first.symbol)) return first;
  if (first) return { libraries: found.map(({ from }) => from.library) };
  const nearest = findNearest(head, [...new Set(exports.map(({ name }) => name))]);
  return nearest === undefined || candidates.length > 0 ? {} : { nearest };
}

/** What a file exports, in its order. */
function exportsOf(api: ApiProgram, file: string): { name: string; symbol: TypeScript.Symbol }[] {
  const found = exportsIn(api, api.program.getSourceFile(file)).map((symbol) => {
    const [name = pascalCase(path.posix.parse(file).name)] = namesOf(api, symbol);
    return { name, symbol: resolve(api, symbol), at: symbol.declarations?.[0]?.pos ?? 0 };
  });
  const isFirst = ({ symbol }: { symbol: TypeScript.Symbol }, at: number) =>
    found.findIndex((one) => one.symbol === symbol) === at;
  return found.filter(isFirst).sort((a, b) => a.at - b.at);
}
