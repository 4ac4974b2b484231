import type TypeScript from 'typescript';
import type { ApiType } from '../../../core/model';
import { findRows } from 'live-playground/types';
import type { ApiProgram } from '../../../core/node/compile/types/create-program';
import { joinOverloads, readDoc, type MemberFacts, type ReadTable, type TableFacts } from './table-facts';
import type { OpenTable } from './open-table';
import { sourceDefaults } from './source-defaults';
import { type TypeReader, hidePaths } from './read-type';

/** The way to a member: declarations of those that it's a part of, and its own, and the types whose members they are. */
interface Path {
  declarations: readonly TypeScript.Declaration[];
  types: readonly TypeScript.Type[];
}

/** Interfaces that hold nothing but what every element or component takes. */
const NATIVE_INTERFACE = /^\w*Attributes$/;

/** How many types within types are opened: one that makes another of itself with each step has no end. */
const DEPTH = 8;

/**
 * Reads the members of a type, those it inherits and those of the literals in it included.
 * @throws {Error} what the compiler throws, naming the table and the member that it was asked about.
 */
export function readTable(api: ApiProgram, types: TypeReader, table: OpenTable): ReadTable {
  const { ts, checker } = api;
  const { id, type, location } = table;
  let members: MemberFacts[] = [];
  const names: string[] = [];
  const native = new Map<string, ApiType>();
  const keys: TableFacts['keys'] = {};

  /** The objects in place of which their members are listed. One with a member that is above it would be listed without end. */
  const partsOf = (symbol: TypeScript.Symbol, value: TypeScript.Type, { declarations, types }: Path) =>
    literalsOf(api, typeNodeOf(ts, symbol), value).filter(
      (part) =>
        types.length < DEPTH &&
        !types.includes(part) &&
        !checker.getPropertiesOfType(part).some((one) => one.declarations?.some((node) => declarations.includes(node))),
    );
  const below = ({ declarations, types }: Path, symbol: TypeScript.Symbol, object: TypeScript.Type): Path => ({
    declarations: [...declarations, ...(symbol.declarations ?? [])],
    types: [...types, object],
  });

  const visit = (object: TypeScript.Type, prefix: string, path: Path): void => {
    const shared = partsOfUnion(object).some((part) => isPlain(ts, part)) ? [] : checker.getPropertiesOfType(object);
    const visitOne = (symbol: TypeScript.Symbol, isShared: boolean) => {
      // A symbol isn't a name that a reader could look for.
      if (symbol.name.startsWith('__@')) return;
      const interfaceOf = nativeInterface(ts, symbol);
      const name = prefix + symbol.name;
      if (interfaceOf) native.set(interfaceOf.name.text, types.named(interfaceOf.name));
      else
        naming(`the property "${name}" of ${id}`, () =>
          visitMember(symbol, name, below(path, symbol, object), isShared),
        );
    };
    for (const symbol of shared) visitOne(symbol, true);
    for (const symbol of choicesOf(api, object, shared)) visitOne(symbol, false);
  };

  /** The keys of an object, with those of the literals in it in place of the literal. */
  const keysOf = (object: TypeScript.Type, prefix: string, path: Path): string[] => {
    if (!(object.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return [];
    return checker.getPropertiesOfType(object).flatMap((symbol) => {
      const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, location));
      const inner = below(path, symbol, object);
      const keys = partsOf(symbol, type, inner).flatMap((one) => keysOf(one, `${prefix}${symbol.name}.`, inner));
      return keys.length > 0 ? keys : [prefix + symbol.name];
    });
  };

  /** @param isShared false for a member that only some constituents of a union have. */
  const visitMember = (symbol: TypeScript.Symbol, name: string, path: Path, isShared: boolean): void => {
    const node = typeNodeOf(ts, symbol);
    const memberType = checker.getTypeOfSymbolAtLocation(symbol, location);
    const { deprecated, internal, doc } = readDoc(api, symbol);
    const value = checker.getNonNullableType(memberType);
    const isListed = table.listed.has(name);
    const nested = isListed ? [] : partsOf(symbol, value, path);

    const required = isShared && !(symbol.flags & ts.SymbolFlags.Optional);
    // A literal alone is its members, unless there is more to say of it; in a union it is one choice of several.
    const isMembers =
      nested.length > 0 && !(node && ts.isUnionTypeNode(node)) && !nested.some((part) => isOpen(checker, part));
    if (!isMembers || required || deprecated !== undefined || internal) {
      members.push({
        name,
        type: node ? types.inline(node, memberType) : types.computed(memberType),
        required,
        ...(deprecated === undefined ? {} : { deprecated }),
        internal,
        ...(doc && { doc }),
      });
    }
    if (isListed) keys[name] = (value.isUnion() ? value.types : [value]).flatMap((one) => keysOf(one, '', path));
    names.push(name);
    if (!internal) nested.forEach((literal) => visit(literal, `${name}.`, path));
  };

  const about = table.symbol && readDoc(api, table.symbol).doc?.text;
  const said = about === undefined ? {} : { about };
  if (table.signatures) {
    const read = readFunction(api, types, table, table.signatures);
    return { ...read, facts: { ...read.facts, ...said } };
  }
  types.learn(type);
  const overloads = [type, ...(table.overloads ?? [])];
  const all = joinOverloads(
    overloads.map((overload) => {
      members = [];
      visit(overload, '', { declarations: [], types: [] });
      return members;
    }),
  );
  const defaults: ReadonlyMap<string, string> = table.symbol ? sourceDefaults(api, table.symbol) : new Map();
  for (const member of all) {
    const initial = defaults.get(member.name);
    if (initial !== undefined) member.doc = { default: initial, ...member.doc };
  }
  const interfaces = [...native].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, type]) => type);
  return {
    id,
    facts: {
      members: all,
      native: interfaces.flatMap((type, at) => (at > 0 ? [', ', ...type] : type)),
      keys,
      ...(names.length > 0 || table.component ? {} : { signature: types.whole(type) }),
      ...said,
    },
    rows: new Map(
      overloads.flatMap((overload) => [...findRows(checker, overload, names)].filter(([, at]) => at.length > 0)),
    ),
    component: table.component,
  };
}

/** What kept a member from being read, with its name. */
class MemberError extends Error {}

/** Runs a step and says what it was about if it fails. */
function naming(what: string, run: () => void): void {
  try {
    run();
  } catch (cause) {
    if (cause instanceof MemberError) throw cause;
    throw new MemberError(`${what}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

const partsOfUnion = (type: TypeScript.Type): TypeScript.Type[] => (type.isUnion() ? type.types : [type]);

/** True for text, numbers and the like, whose members are the language's: `'small'`, `string & {}`. */
function isPlain(ts: ApiProgram['ts'], type: TypeScript.Type): boolean {
  const { StringLike, NumberLike, BigIntLike, BooleanLike, ESSymbolLike, VoidLike, Null } = ts.TypeFlags;
  if (type.isIntersection()) return type.types.some((part) => isPlain(ts, part));
  return (type.flags & (StringLike | NumberLike | BigIntLike | BooleanLike | ESSymbolLike | VoidLike | Null)) !== 0;
}

/** True for an object that has more than the members which it names: it can be called, or takes any key. */
const isOpen = (checker: TypeScript.TypeChecker, type: TypeScript.Type): boolean =>
  type.getCallSignatures().length + type.getConstructSignatures().length + checker.getIndexInfosOfType(type).length > 0;

/** Members of a union that only some of its constituents have. */
function choicesOf(
  { ts, checker }: ApiProgram,
  type: TypeScript.Type,
  shared: readonly TypeScript.Symbol[],
): TypeScript.Symbol[] {
  if (!type.isUnion()) return [];
  const known = new Set(shared.map(({ name }) => name));
  const objects = type.types.filter((part) => !isPlain(ts, part));
  const rest = objects.flatMap((part) => checker.getPropertiesOfType(part)).filter(({ name }) => !known.has(name));
  return [...new Map(rest.toReversed().map((symbol) => [symbol.name, symbol])).values()].reverse();
}

/** The interface of React that declares a member for every element. A `ref` is the component's own. */
function nativeInterface(ts: ApiProgram['ts'], symbol: TypeScript.Symbol): TypeScript.InterfaceDeclaration | undefined {
  const parents = symbol.declarations?.map((node) => node.parent) ?? [];
  const parent = parents.find((node) => ts.isInterfaceDeclaration(node));
  if (!parent || !ts.isInterfaceDeclaration(parent) || symbol.name === 'ref') return undefined;
  const isReact = /\/node_modules\/@types\/react\//.test(parent.getSourceFile().fileName);
  return isReact && NATIVE_INTERFACE.test(parent.name.text) ? parent : undefined;
}

/** The type of a member as written, where it is written and not the same for all members of a mapped type. */
function typeNodeOf(ts: ApiProgram['ts'], symbol: TypeScript.Symbol): TypeScript.TypeNode | undefined {
  const [declaration, ...others] = symbol.declarations ?? [];
  // In a union, each constituent may say it in its own way.
  if (others.some((one) => !isSameType(ts, declaration, one))) return undefined;
  // A `ref` is written in terms of what its interface is given.
  return declaration && ts.isPropertySignature(declaration) && symbol.name !== 'ref' ? declaration.type : undefined;
}

const isSameType = (ts: ApiProgram['ts'], ...nodes: (TypeScript.Node | undefined)[]) =>
  new Set(nodes.map((node) => (node && ts.isPropertySignature(node) ? node.type?.getText() : undefined))).size === 1;

/**
 * The object types that a member spells out in place, and mapped ones, whose keys no declaration lists. A mapped type with any
 * key, such as `Record<string, number>`, has no members to list.
 */
function literalsOf(
  { ts, checker }: ApiProgram,
  node: TypeScript.TypeNode | undefined,
  type: TypeScript.Type,
): TypeScript.Type[] {
  const written = node && ts.isUnionTypeNode(node) ? [...node.types] : node ? [node] : [];
  const literals = written
    .filter(ts.isTypeLiteralNode)
    .map((literal) => checker.getTypeFromTypeNode(literal))
    .filter((literal) => checker.getPropertiesOfType(literal).length > 0);
  const mapped = 'objectFlags' in type && Number(type.objectFlags) & ts.ObjectFlags.Mapped;
  if (literals.length > 0) return literals;
  const keys = mapped ? checker.getPropertiesOfType(type) : [];
  return keys.some(({ declarations }) => !declarations?.length) ? [type] : [];
}

/** Reads the parameters of a function, and the ways in which it's called. */
function readFunction(
  api: ApiProgram,
  types: TypeReader,
  { id, location, component }: OpenTable,
  signatures: readonly TypeScript.Signature[],
): ReadTable {
  const { ts, checker } = api;
  const toMember = (symbol: TypeScript.Symbol): MemberFacts => {
    const declaration = symbol.valueDeclaration;
    const parameter = declaration && ts.isParameter(declaration) ? declaration : undefined;
    const type = checker.getTypeOfSymbolAtLocation(symbol, location);
    const { doc, internal } = readDoc(api, symbol);
    const isOptional = parameter && (parameter.questionToken ?? parameter.initializer ?? parameter.dotDotDotToken);
    const initial = parameter?.initializer?.getText();
    const known = { ...(initial === undefined ? {} : { default: initial }), ...doc };
    return {
      // One that is taken apart where it's declared has no name.
      name: symbol.name.startsWith('__') ? 'options' : symbol.name,
      type: parameter?.type ? types.inline(parameter.type, type) : types.computed(type),
      required: !isOptional,
      internal,
      ...(Object.keys(known).length > 0 ? { doc: known } : {}),
    };
  };
  const members = joinOverloads(signatures.map(({ parameters }) => parameters.map(toMember)));
  const FLAGS = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
  const texts = signatures.map((one) => checker.signatureToString(one, one.declaration ?? location, FLAGS));
  return {
    id,
    facts: { members, native: [], keys: {}, signature: types.marked(hidePaths(texts.join('\n'))) },
    rows: new Map(),
    component,
  };
}
