import type TypeScript from 'typescript';
import { printKey, quote } from '../quote';
import type { ApiProgram } from '../../core/node/compile/api/api-program';

/** What samples are made of where a type leaves it open. */
const WORDS = ['Apple', 'Cherry', 'Lemon'];

/** Optional keys that say what an item is, so that a list of items shows something. */
const TELLING = /^(key|id|value|label|title|name|text)$/;

/** What items of a list are called. */
const ITEM = /^(option|item)$/i;

/** Types nested deeper than this are left out. */
const DEPTH = 4;

/** A picture that needs no other host. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160"><rect width="240" height="160" fill="#3a7bd5"/></svg>',
)}`;

/** Strings that a prop's name asks for. */
const STRINGS: [name: RegExp, value: string][] = [
  [/^children$/, 'Example'],
  [/^aria-label$/, 'Fruit'],
  [/placeholder/i, 'Choose a fruit'],
  [/^(instanceId|idPrefix)$/, 'demo'],
  [/colou?r/i, '#3a7bd5'],
  [/date|day/i, '2027-03-14'],
  [/time/i, '09:30'],
  [/email/i, 'mia@example.org'],
  [/^(href|url|to|link)$/i, 'https://example.org'],
  [/^(src|image|avatar)$/i, PICTURE],
  [/lang|locale/i, 'en'],
];

/** Numbers that a prop's name asks for. */
const NUMBERS: [name: RegExp, value: number][] = [
  [/min|from|start|index|offset/i, 0],
  [/max|total|end/i, 100],
  [/^(value|percent|progress)/i, 40],
  [/width/i, 320],
  [/height|size/i, 240],
  [/page/i, 1],
];

/** Writes a value of a type as code; undefined if none can be guessed. */
export type Sampler = (type: TypeScript.Type, name: string) => string | undefined;

/** A sampler of the types that a program knows. */
export function createSampler({ ts, checker }: ApiProgram): Sampler {
  const { TypeFlags } = ts;

  function sample(type: TypeScript.Type, name: string, depth: number, item: number): string | undefined {
    if (depth > DEPTH) return undefined;
    const { flags } = type;
    if (isNode(type)) return quote(stringFor(name, item));
    if (flags & TypeFlags.StringLiteral) return quote((type as TypeScript.StringLiteralType).value);
    if (flags & TypeFlags.NumberLiteral) return String((type as TypeScript.NumberLiteralType).value);
    if (flags & TypeFlags.BooleanLike) return 'true';
    if (flags & TypeFlags.TypeParameter) {
      const constraint = checker.getBaseConstraintOfType(type);
      return constraint && constraint !== type ? sample(constraint, name, depth, item) : openValue(name, item);
    }
    if (flags & (TypeFlags.Any | TypeFlags.Unknown)) return openValue(name, item);
    if (flags & TypeFlags.StringLike) return quote(stringFor(name, item));
    if (flags & TypeFlags.NumberLike) return String(numberFor(name, item));
    if (type.isUnion()) return sampleUnion(type.types, name, depth, item);
    if (checker.isArrayType(type)) return sampleArray(type, name, depth);
    if (checker.isTupleType(type)) return sampleTuple(type, name, depth);
    if (type.symbol?.name === 'Date') return 'new Date(2027, 2, 14)';
    if (type.symbol?.name === 'ReactElement') return '<button type="button">Open</button>';
    const [call] = type.getCallSignatures();
    if (call) return sampleFunction(call, name, depth);
    if (flags & (TypeFlags.Object | TypeFlags.Intersection)) return sampleObject(type, name, depth, item);
    return undefined;
  }

  /** Of a union, the choice that says most in the least code. */
  function sampleUnion(types: TypeScript.Type[], name: string, depth: number, item: number): string | undefined {
    const nothing = TypeFlags.Undefined | TypeFlags.Null | TypeFlags.Void;
    const rank = (one: TypeScript.Type) =>
      [
        one.flags & TypeFlags.StringLiteral,
        one.flags & TypeFlags.StringLike,
        one.flags & TypeFlags.NumberLike,
        checker.isArrayType(one),
        one.symbol?.name === 'Date',
        one.flags & TypeFlags.BooleanLike,
        one.getCallSignatures().length === 0,
        true,
      ].findIndex(Boolean);
    const choices = types.filter(({ flags }) => !(flags & nothing)).sort((a, b) => rank(a) - rank(b));
    return firstOf(choices, (one) => sample(one, name, depth + 1, item));
  }

  function sampleArray(type: TypeScript.Type, name: string, depth: number): string | undefined {
    const [element] = checker.getTypeArguments(type as TypeScript.TypeReference);
    if (!element) return undefined;
    const items = WORDS.map((_, at) => sample(element, singular(name), depth + 1, at));
    if (items.some((one) => one === undefined)) return undefined;
    return `[${[...new Set(items)].join(', ')}]`;
  }

  function sampleTuple(type: TypeScript.Type, name: string, depth: number): string | undefined {
    const parts = checker
      .getTypeArguments(type as TypeScript.TypeReference)
      .map((one) => sample(one, name, depth + 1, 0));
    return parts.includes(undefined) ? undefined : `[${parts.join(', ')}]`;
  }

  function sampleFunction(call: TypeScript.Signature, name: string, depth: number): string | undefined {
    const result = call.getReturnType();
    if (result.flags & (TypeFlags.Void | TypeFlags.Undefined | TypeFlags.Any | TypeFlags.Unknown)) return '() => {}';
    const value = sample(result, name, depth + 1, 0);
    if (value === undefined) return undefined;
    return `() => ${value.startsWith('{') ? `(${value})` : value}`;
  }

  function sampleObject(type: TypeScript.Type, name: string, depth: number, item: number): string | undefined {
    if (isOpenItem(type, name)) return openValue(name, item);
    const members = checker.getPropertiesOfType(type);
    if (members.length === 0 && type.getStringIndexType() === undefined && type.symbol?.name === 'Element')
      return undefined;
    const parts: string[] = [];
    for (const symbol of members) {
      const isOptional = Boolean(symbol.flags & ts.SymbolFlags.Optional);
      if (isOptional && !TELLING.test(symbol.name)) continue;
      const value = sample(checker.getTypeOfSymbol(symbol), symbol.name, depth + 1, item);
      if (value === undefined && !isOptional) return undefined;
      const key = printKey(symbol.name);
      if (value !== undefined) parts.push(`${key}: ${value}`);
    }
    // A class of the platform has methods alone, none of which is made up.
    return parts.length > 12 ? undefined : parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
  }

  /** True for an item that may have any keys. */
  const isOpenItem = (type: TypeScript.Type, name: string) =>
    ITEM.test(name) && Boolean(type.getStringIndexType() && type.getStringIndexType()!.flags & TypeFlags.Any);

  /** True for `ReactNode`: a union, one part of which is an element of React. */
  const isNode = (type: TypeScript.Type) =>
    type.isUnion() &&
    type.types.some((one) => /^React(Element|Portal)$/.test(one.symbol?.name ?? '')) &&
    type.types.some(({ flags }) => flags & TypeFlags.StringLike);

  return (type, name) => sample(checker.getNonNullableType(type), name, 0, 0);
}

/** A value where any is accepted. An item of a list is an object with what lists ask for most. */
const openValue = (name: string, item: number): string =>
  ITEM.test(name)
    ? `{ value: ${quote(WORDS[item]!.toLowerCase())}, label: ${quote(WORDS[item]!)} }`
    : quote(stringFor(name, item));

function stringFor(name: string, item: number): string {
  const word = WORDS[item]!;
  return STRINGS.find(([one]) => one.test(name))?.[1] ?? (/^(key|id|value)$/.test(name) ? word.toLowerCase() : word);
}

const numberFor = (name: string, item: number) => NUMBERS.find(([one]) => one.test(name))?.[1] ?? item + 1;

const singular = (name: string) => name.replace(/s$/, '');

function firstOf<Item, Result>(items: Item[], find: (item: Item) => Result | undefined): Result | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
