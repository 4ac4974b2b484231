import type TypeScript from 'typescript';
import { exportedType, TYPE_NAME } from 'live-playground/types';
import path from 'node:path';
import type { ApiProgram } from '../../../core/node/compile/types/create-program';
import { resolve } from './library-exports';
import type { Descriptions, WrittenTable } from './read-descriptions';

/** Name of a table's component in its virtual file. */
const COMPONENT_NAME = 'ApiComponent';

/** Id of the file that a table's type would be in. @param root id of the site's folder. */
export const tableFile = (root: string, { filename }: Pick<Descriptions, 'filename'>): string =>
  path.posix.join(root, `${filename}.ts`);

/** A file that imports as the reader would and names the type to be listed. */
export function tableSource({ import: line, type, parameters, component }: Descriptions): string {
  return [
    line,
    "import type { ComponentProps, RefAttributes } from 'react';",
    ...parameters.map((name) => `type ${name} = any;`),
    `export type ${TYPE_NAME} = ${type};`,
    component ? `export type ${COMPONENT_NAME} = typeof ${component};` : '',
  ].join('\n');
}

/** A table whose type the compiler has found. */
export interface OpenTable {
  id: string;
  /** Type whose members are listed. */
  type: TypeScript.Type;
  /** Type of the component that takes the members as properties. */
  component: TypeScript.Type | undefined;
  /** Where the type is used. */
  location: TypeScript.SourceFile;
  /** Members whose keys another table lists. */
  listed: ReadonlySet<string>;
  /** What the component, or the type, is declared as. */
  symbol?: TypeScript.Symbol | undefined;
  /** The props of the component's other overloads. */
  overloads?: readonly TypeScript.Type[];
  /** The ways in which the function is called whose parameters are listed. */
  signatures?: readonly TypeScript.Signature[];
}

/** Finds the type of a table in the file that names it. @param root id of the site's folder. */
export function openTable(api: ApiProgram, root: string, descriptions: Descriptions): OpenTable {
  const { program, checker } = api;
  const location = program.getSourceFile(tableFile(root, descriptions));
  const written = exportedType(checker, location, TYPE_NAME);
  if (!location || !written) throw new Error(`${descriptions.filename} was not compiled`);
  const component = exportedType(checker, location, COMPONENT_NAME);
  const type = (listsProps(descriptions) && component && genericProps(checker, component)) || written;
  const symbol = componentSymbol(api, location);
  return { id: descriptions.id, type, component, location, listed: listedIn(descriptions), symbol };
}

/** True for a table whose type is written as the props of its component. */
export const listsProps = ({ type, component }: Pick<Descriptions, 'type' | 'component'>): boolean =>
  type === `ComponentProps<typeof ${component}>`;

/** What the component of a table is declared as. */
function componentSymbol(api: ApiProgram, source: TypeScript.SourceFile): TypeScript.Symbol | undefined {
  const { ts, checker } = api;
  const alias = source.statements.filter(ts.isTypeAliasDeclaration).find(({ name }) => name.text === COMPONENT_NAME);
  const symbol = alias && ts.isTypeQueryNode(alias.type) ? checker.getSymbolAtLocation(alias.type.exprName) : undefined;
  return symbol && resolve(api, symbol);
}

/** Members whose keys another table lists. */
export const listedIn = (table?: Pick<WrittenTable, 'properties'>): ReadonlySet<string> =>
  new Set(Object.entries(table?.properties ?? {}).flatMap(([name, { see }]) => (see === undefined ? [] : [name])));

/** The props of a generic component, in terms of its type parameters: `ComponentProps` knows no more than their constraints. */
function genericProps(checker: TypeScript.TypeChecker, component: TypeScript.Type): TypeScript.Type | undefined {
  const [signature] = component.getCallSignatures();
  const [props] = signature?.typeParameters ? signature.parameters : [];
  return props && checker.getTypeOfSymbol(props);
}
