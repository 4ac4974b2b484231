import type { ControlValue, DemoControls, WrittenControl } from '../../../core/model';
import { listOf, unwrap } from '../../../core/node/compile/live/node';
import { lineAt } from '../../../core/node/compile/demos/line-at';
import { readValue, type StoriesFile, type Story } from './read-stories';
import { GLOBALS, isValue } from './story-globals';
import { findPart, joinParts, type Part } from './story-parts';
import { argsOf } from './write-component';

/** Controls that Storybook has and that aren't there here. */
const OTHERS = /^(date|object|file|check|inline-check|multi-select)$/;

/** What readers can choose of a story: what its `argTypes` say, and its arguments that are texts, numbers or switches. */
export function storyControls(file: StoriesFile, story: Story): DemoControls | undefined {
  const { module, parts } = file;
  const { meta } = parts;
  const own = story.parts ?? [];
  const parameters = [meta, own].map((one) => readValue(findPart(one, 'parameters'), module) as Values | undefined);
  const settings = parameters.map((one) => one?.['controls'] as Values | undefined);
  if (settings.some((one) => one?.['disable'] === true)) return undefined;
  const types = joinParts(parts.of(findPart(meta, 'argTypes')), parts.of(findPart(own, 'argTypes')));
  const args = argsOf(file, story);
  const initial: Record<string, ControlValue> = {};
  const specs: Record<string, WrittenControl> = {};
  const names = new Set([...args, ...types].flatMap(({ key }) => key ?? []));
  for (const name of names) {
    const value = readValue(findPart(args, name), module);
    const isPlain = isValue(value);
    const spec = readType(file, findPart(types, name), value);
    if (!spec || !isShown(name, settings)) continue;
    if (isPlain) initial[name] = value;
    if (isPlain || spec.kind !== undefined || spec.options)
      specs[name] = { ...spec, ...conditionOf(readValue(findPart(types, name), module)) };
  }
  if (Object.keys(specs).length === 0) return undefined;
  const component = file.component && unwrap(file.component);
  const name = component && module.text.slice(component.start, component.end);
  return { specs, initial, ...(name === undefined ? {} : { name }) };
}

type Values = Record<string, unknown>;

/** What an entry of `argTypes` says; undefined if readers choose nothing there. @param value of the argument. */
function readType(file: StoriesFile, node: Part['value'], value: unknown): WrittenControl | undefined {
  const { module, parts } = file;
  if (!node) return {};
  const line = lineAt(module.text, node.start);
  const said = readValue(node, module);
  // `popup: 'boolean'`, as the first versions had it.
  if (typeof said === 'string') return { line, ...kindOf(said) };
  const { control, table, options: listed, type, mapping } = (said ?? {}) as Record<string, Values & string>;
  if (table?.['disable'] === true) return undefined;
  const settings: Values = typeof control === 'object' && control ? control : { type: control };
  const named = settings['type'];
  if (control === (false as never) || settings['disable'] === true || ('type' in settings && named === null))
    return undefined;
  if (typeof named === 'string' && OTHERS.test(named)) return undefined;
  const written = findPart(parts.of(node), 'options');
  const isList = written && unwrap(written).type === 'ArrayExpression';
  const options = plainOptions(listed ?? settings['options'] ?? (mapping && Object.keys(mapping)));
  // Options that aren't literals can't be chosen by what they are.
  if (isList && (options?.length ?? 0) < listOf(unwrap(written), 'elements').length) return undefined;
  if (options) return { line, options };
  const typeName = typeof type === 'string' ? type : (type as Values | undefined)?.['name'];
  return {
    line,
    ...(value === undefined || named !== undefined ? kindOf(named ?? typeName) : {}),
    ...rangeOf(settings),
  };
}

/** `if: { arg: 'open', eq: true }`, `if: { global: 'theme', eq: 'dark' }`. */
function conditionOf(said: unknown): Pick<WrittenControl, 'if'> {
  const { if: condition } = (typeof said === 'object' && said !== null ? said : {}) as Record<string, Values>;
  const { arg: own, global, ...rest } = condition ?? {};
  const arg = typeof global === 'string' ? `${GLOBALS}.${global}` : own;
  // A value that isn't a literal isn't known.
  const isKnown = Object.values(rest).every((value) => value !== undefined);
  return typeof arg === 'string' && isKnown ? { if: { arg, ...rest } } : {};
}

function plainOptions(list: unknown): ControlValue[] | undefined {
  const values = Array.isArray(list) ? list : typeof list === 'object' && list !== null ? Object.values(list) : [];
  const plain = values.filter(isValue);
  return plain.length > 0 ? plain : undefined;
}

const kindOf = (type: unknown): Pick<WrittenControl, 'kind'> => {
  if (type === 'boolean') return { kind: 'boolean' };
  if (type === 'number' || type === 'range') return { kind: 'number' };
  return type === 'text' || type === 'color' || type === 'string' ? { kind: 'text' } : {};
};

const rangeOf = (settings: Values): Pick<WrittenControl, 'min' | 'max' | 'step'> =>
  Object.fromEntries(
    (['min', 'max', 'step'] as const).flatMap((key) =>
      typeof settings[key] === 'number' ? [[key, settings[key]]] : [],
    ),
  );

/** What `parameters.controls` leaves: `include` and `exclude`. */
const isShown = (name: string, settings: readonly (Values | undefined)[]): boolean =>
  settings.every((one) => {
    const [include, exclude] = [one?.['include'], one?.['exclude']];
    return !(Array.isArray(include) && !include.includes(name)) && !(Array.isArray(exclude) && exclude.includes(name));
  });
