import type TypeScript from 'typescript';
import type { ApiProgram } from './api-program';
import { joinOverloads } from './join-overloads';
import type { OpenTable } from './open-table';
import { hidePaths } from './plain-type';
import { readDoc } from './read-doc';
import type { TypeReader } from './read-type';
import type { MemberFacts, ReadTable } from './table-facts';

/** Reads the parameters of a function, and the ways in which it's called. */
export function readFunction(
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
