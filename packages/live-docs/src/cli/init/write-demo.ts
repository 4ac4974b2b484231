import type TypeScript from 'typescript';
import type { ApiProgram } from '../../core/node/compile/api/api-program';
import type { Component } from './read-components';
import { createSampler, type Sampler } from './sample-value';

/** A demo that was written, and what couldn't be filled in. */
export interface WrittenDemo {
  text: string;
  /** What its component has to show if it takes children. */
  shows: string;
  /** Required props whose types leave open what they take: name and type. */
  unknown: { name: string; type: string }[];
}

/** How much a demo shows: only what must be there, or also what makes it worth looking at, with children or without. */
export type Extent = 'required' | 'full' | 'with children';

/** Optional props that are shown, because most components show nothing without them, or nothing that can be rendered twice. */
const WORTH = /^(options|items|data|label|aria-label|placeholder|instanceId|idPrefix|src)$/;

/** Props with a state and the callbacks that set it. */
const STATE = /^(value|checked|color|selected|date|page|current)$/;
const SETTER = /^on(Value|Checked|Color|Selected|Date|Page|Current)?(Change|Select)$/;

/** Lines of code longer than this are broken. */
const WIDTH = 100;

/** Parts of a component and the parts in them, in the order in which they're written. */
interface Nest {
  [part: string]: Nest;
}

const PARTS: Nest = {
  Label: {},
  Trigger: {},
  Input: {},
  Portal: {},
  Overlay: {},
  Backdrop: {},
  Content: { Title: {}, Description: {}, Close: {} },
  List: { Item: {}, Trigger: {}, Tab: {} },
  Item: {},
  Option: {},
  Thumb: {},
  Indicator: {},
};

/** Writes a demo of one component. @param styles stylesheets that it imports. */
export function writeDemo(
  api: ApiProgram,
  { name, exported, props, defaults, parts }: Component,
  extent: Extent,
  { library, styles }: { library: string; styles: string[] },
): WrittenDemo {
  const { checker } = api;
  const sample = createSampler(api);
  const members = props ? checker.getPropertiesOfType(props) : [];
  const typeOf = (symbol: TypeScript.Symbol) => checker.getTypeOfSymbol(symbol);
  const isOptional = (symbol: TypeScript.Symbol) =>
    Boolean(symbol.flags & api.ts.SymbolFlags.Optional) || defaults.has(symbol.name);
  const state = extent !== 'required' ? findState(api, members, typeOf, sample) : undefined;

  const unknown: WrittenDemo['unknown'] = [];
  const attributes: string[] = [];
  const constants: string[] = [];
  let children: string | undefined;
  for (const symbol of members) {
    const isWorth =
      symbol.name === 'children'
        ? extent === 'with children'
        : extent !== 'required' && WORTH.test(symbol.name) && (symbol.name === 'src' || !isOfReact(symbol));
    const type = typeOf(symbol);
    if (symbol.name === state?.value) attributes.push(`${symbol.name}={${state.value}}`);
    else if (symbol.name === state?.setter) attributes.push(`${symbol.name}={${state.set}}`);
    else if (isOptional(symbol) && !isWorth) continue;
    else {
      const value = sample(type, symbol.name);
      if (value === undefined) {
        if (!isOptional(symbol)) unknown.push({ name: symbol.name, type: checker.typeToString(type) });
      } else if (symbol.name === 'children') children = inElement(value);
      else if (value.length > 40 && /^[[{]/.test(value)) {
        constants.push(`const ${symbol.name} = ${breakList(value)};\n`);
        attributes.push(`${symbol.name}={${symbol.name}}`);
      } else attributes.push(attribute(symbol.name, value));
    }
  }

  const local = name.split('.')[0]!;
  const inside = extent !== 'required' && parts.size > 0 ? nestParts(parts, PARTS) : [];
  const element = writeElement(name, attributes, inside.length > 0 ? inside : children === undefined ? [] : [children]);
  const imports = [
    ...(state ? ["import { useState } from 'react';"] : []),
    `import ${exported === 'default' ? local : `{ ${local} }`} from '${library}';`,
    ...styles.map((style) => `import '${style}';`),
  ];
  const body = [
    ...(state ? [`  const [${state.value}, ${state.set}] = useState${state.type}(${state.initial});\n`] : []),
    element.length === 1
      ? `  return ${element[0]};`
      : `  return (\n${element.map((line) => `    ${line}`).join('\n')}\n  );`,
  ];
  const text = [...imports, '', ...constants, `export default function ${local}Demo() {`, ...body, '}', ''].join('\n');
  return { text, unknown, shows: inside.length === 0 && children && /^\w+$/.test(children) ? children : '' };
}

/** True for a prop that every element takes. */
const isOfReact = ({ declarations = [] }: TypeScript.Symbol) =>
  declarations.some((one) => /\/node_modules\/@types\/react\//.test(one.getSourceFile().fileName));

/** A prop and the callback that is given its next value: then the demo keeps it as state. */
function findState(
  api: ApiProgram,
  members: TypeScript.Symbol[],
  typeOf: (symbol: TypeScript.Symbol) => TypeScript.Type,
  sample: Sampler,
) {
  const { checker } = api;
  for (const setter of members.filter((one) => SETTER.test(one.name))) {
    const [call] = checker.getNonNullableType(typeOf(setter)).getCallSignatures();
    const [parameter] = call?.getParameters() ?? [];
    if (!parameter) continue;
    const given = typeOf(parameter);
    const next = checker.getNonNullableType(given);
    const value = members.find((one) => STATE.test(one.name) && checker.getNonNullableType(typeOf(one)) === next);
    const initial = value && sample(next, value.name);
    if (!value || initial === undefined || initial === '{}') continue;
    const name = value.name.charAt(0).toUpperCase() + value.name.slice(1);
    return { value: value.name, setter: setter.name, set: `set${name}`, initial, type: writeType(api, given) };
  }
  return undefined;
}

/** The type of a state that its first value doesn't tell: `<number | number[]>`; empty if it needs none, or names of the library. */
function writeType({ checker, ts }: ApiProgram, type: TypeScript.Type): string {
  const whole = type.flags & ts.TypeFlags.TypeParameter ? (checker.getBaseConstraintOfType(type) ?? type) : type;
  const text = checker.typeToString(whole);
  const names = text.match(/[A-Za-z_$][\w$]*/g) ?? [];
  return whole.isUnion() && names.every((name) => /^([a-z]+|Date)$/.test(name)) ? `<${text}>` : '';
}

/** The parts of a component that a demo usually has, as lines. */
function nestParts(parts: ReadonlyMap<string, Component>, nest: Nest): string[] {
  return Object.entries(nest).flatMap(([name, inner]) => {
    const part = parts.get(name);
    if (!part) return [];
    const below = nestParts(parts, inner);
    if (below.length > 0) return writeElement(part.name, [], below);
    if (name === 'Input') return writeElement(part.name, [], []);
    const texts = /^(Item|Option|Tab)$/.test(name) ? ['Apple', 'Cherry', 'Lemon'] : [TEXTS[name] ?? ''];
    return texts.flatMap((text) => writeElement(part.name, [], text ? [text] : []));
  });
}

const TEXTS: Record<string, string> = {
  Label: 'Fruit',
  Trigger: 'Open',
  Title: 'Fruit',
  Description: 'Choose what you like best.',
  Close: 'Close',
};

/** An element as lines, each attribute in a line if they don't fit in one. */
function writeElement(name: string, attributes: string[], children: string[]): string[] {
  const inLine = [name, ...attributes].join(' ');
  const start = inLine.length < WIDTH ? [inLine] : [name, ...attributes.map((one) => `  ${one}`)];
  const isShort = start.length === 1;
  if (children.length === 0) return isShort ? [`<${inLine} />`] : [`<${start[0]}`, ...start.slice(1), '/>'];
  const [only] = children;
  if (isShort && children.length === 1 && inLine.length + only!.length < WIDTH / 2)
    return [`<${inLine}>${only}</${name}>`];
  const open = isShort ? [`<${inLine}>`] : [`<${start[0]}`, ...start.slice(1), '>'];
  return [...open, ...children.map((line) => `  ${line}`), `</${name}>`];
}

/** `label="Apple"`, `open`, `value={40}`. */
function attribute(name: string, value: string): string {
  if (value === 'true') return name;
  const text = /^'([^'"\\]*)'$/.exec(value)?.[1];
  return text === undefined ? `${name}={${value}}` : `${name}="${text}"`;
}

/** What is between the tags: text and elements as they are, everything else in braces. */
function inElement(value: string): string {
  const text = /^'([^'"\\<>{}]*)'$/.exec(value)?.[1];
  return text ?? (value.startsWith('<') ? value : `{${value}}`);
}

/** A list with an item in each line. */
const breakList = (value: string): string =>
  value.startsWith('[{') ? `[\n  ${value.slice(1, -1).replaceAll('}, {', '},\n  {')},\n]` : value;
