import type TypeScript from 'typescript';
import type { ApiType } from '../../../model';
import { exportedType, findRows, TYPE_NAME, type Rows } from 'live-playground/types';
import { COMPONENT_NAME, tableFile, type ApiProgram } from './api-program';
import type { Descriptions } from './read-descriptions';
import type { TypeReader } from './read-type';

/** A member as its declaration has it. */
export interface MemberFacts {
  /** Path below the object: `scroll.x`. */
  name: string;
  type: ApiType;
  required: boolean;
  /** What the library says to use instead, in its own words; empty where it says nothing. */
  deprecated?: string;
  /** Marked as private or internal. */
  internal: boolean;
}

/** A type as its declarations have it. */
export interface TableFacts {
  members: MemberFacts[];
  /** The interfaces of React whose members it takes too. */
  native: ApiType;
  /** Keys of the values that another table is to list, by member. */
  keys: Record<string, string[]>;
}

/** A type that was read, with what only the compiler knows of it. */
export interface ReadTable {
  id: string;
  facts: TableFacts;
  rows: Rows;
  /** Type of the component that takes the members as properties. */
  component: TypeScript.Type | undefined;
}

/** Declarations of a member and of those that it's a part of. */
type Above = readonly TypeScript.Declaration[];

/** Interfaces that hold nothing but what every element or component takes. */
const NATIVE_INTERFACE = /^\w*Attributes$/;

/** Reads the members of a type, those it inherits and those of the literals in it included. */
export function readTable(api: ApiProgram, types: TypeReader, root: string, descriptions: Descriptions): ReadTable {
  const { ts, program, checker } = api;
  const source = program.getSourceFile(tableFile(root, descriptions));
  const type = exportedType(checker, source, TYPE_NAME);
  if (!source || !type) throw new Error(`${descriptions.filename} was not compiled`);

  const members: MemberFacts[] = [];
  const names: string[] = [];
  const native = new Map<string, ApiType>();
  const keys: TableFacts['keys'] = {};

  /** The objects in place of which their members are listed. One with a member that is above it would be listed without end. */
  const partsOf = (symbol: TypeScript.Symbol, value: TypeScript.Type, above: Above): TypeScript.Type[] =>
    literalsOf(api, typeNodeOf(ts, symbol), value).filter(
      (part) =>
        !checker.getPropertiesOfType(part).some((one) => one.declarations?.some((node) => above.includes(node))),
    );

  const visit = (object: TypeScript.Type, prefix: string, above: Above): void => {
    for (const symbol of checker.getPropertiesOfType(object)) {
      const interfaceOf = nativeInterface(ts, symbol);
      if (interfaceOf) native.set(interfaceOf.name.text, types.named(interfaceOf.name));
      else visitMember(symbol, prefix + symbol.name, [...above, ...(symbol.declarations ?? [])]);
    }
  };

  /** The keys of an object, with those of the literals in it in place of the literal. */
  const keysOf = (object: TypeScript.Type, prefix: string, above: Above): string[] => {
    if (!(object.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return [];
    return checker.getPropertiesOfType(object).flatMap((symbol) => {
      const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, source));
      const path = [...above, ...(symbol.declarations ?? [])];
      const below = partsOf(symbol, type, path).flatMap((one) => keysOf(one, `${prefix}${symbol.name}.`, path));
      return below.length > 0 ? below : [prefix + symbol.name];
    });
  };

  const visitMember = (symbol: TypeScript.Symbol, name: string, path: Above): void => {
    const node = typeNodeOf(ts, symbol);
    const memberType = checker.getTypeOfSymbolAtLocation(symbol, source);
    const tags = symbol.getJsDocTags(checker);
    const tag = (...names: string[]) => tags.find((tag) => names.includes(tag.name));
    const deprecated = tag('deprecated');
    const value = checker.getNonNullableType(memberType);
    const isListed = descriptions.properties[name]?.see !== undefined;
    const nested = isListed ? [] : partsOf(symbol, value, path);

    const required = !(symbol.flags & ts.SymbolFlags.Optional);
    const internal = tag('private', 'internal') !== undefined;
    // A literal alone is its members, unless there is more to say of it; in a union it is one choice of several.
    const isMembers = nested.length > 0 && !(node && ts.isUnionTypeNode(node));
    if (!isMembers || required || deprecated || internal) {
      members.push({
        name,
        type: node ? types.inline(node) : types.computed(memberType),
        required,
        ...(deprecated ? { deprecated: ts.displayPartsToString(deprecated.text) } : {}),
        internal,
      });
    }
    if (isListed) keys[name] = (value.isUnion() ? value.types : [value]).flatMap((one) => keysOf(one, '', path));
    names.push(name);
    if (!internal) nested.forEach((literal) => visit(literal, `${name}.`, path));
  };

  types.learn(type);
  visit(type, '', []);
  const interfaces = [...native].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, type]) => type);
  return {
    id: descriptions.id,
    facts: { members, native: interfaces.flatMap((type, at) => (at > 0 ? [', ', ...type] : type)), keys },
    rows: findRows(checker, type, names),
    component: exportedType(checker, source, COMPONENT_NAME),
  };
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
  const declaration = symbol.declarations?.[0];
  // A `ref` is written in terms of what its interface is given.
  return declaration && ts.isPropertySignature(declaration) && symbol.name !== 'ref' ? declaration.type : undefined;
}

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
  const literals = written.filter(ts.isTypeLiteralNode).map((literal) => checker.getTypeFromTypeNode(literal));
  const mapped = 'objectFlags' in type && Number(type.objectFlags) & ts.ObjectFlags.Mapped;
  if (literals.length > 0) return literals;
  return mapped && checker.getPropertiesOfType(type).length > 0 ? [type] : [];
}
