import { findNearest } from 'live-playground/model';
import {
  ownValue,
  typeText,
  type Control,
  type ControlList,
  type ControlValue,
  type Problem,
  type WrittenControl,
} from '../../../model';
import { readControls } from '../../compile/demos/read-controls';
import { atOrigin } from '../../files/made-files';
import { toPosix } from '../../files/paths';
import type { Api, ApiRow } from '../../snapshot/api';
import type { SiteDemo, Snapshot } from '../../snapshot/snapshot';

/**
 * The controls of a demo: what its file says of each, and what the reference says of the prop. Without an export, all props of the
 * table that a control fits.
 * @param api absent where the site has no reference, or it can't be read.
 */
export function listControls(
  { root, files, config }: Pick<Snapshot, 'root' | 'files' | 'config'>,
  { file, exportName, controls }: Pick<SiteDemo, 'file' | 'exportName' | 'controls'>,
  api: Pick<Api, 'definitions' | 'rows'> | undefined,
): ControlList & { problems: Problem[] } {
  const filename = toPosix(root, file);
  const {
    specs,
    initial,
    name = 'Demo',
  } = files.made.get(file)?.controls ?? readControls(filename, files.text(file) ?? '', exportName);
  const { of, code, plays } = controls ?? {};
  const rows = new Map(
    of !== undefined && api ? api.rows(of, config.language.id).map((row) => [row.name, row] as const) : [],
  );
  const definitions = api?.definitions ?? {};
  const typeOf = ({ parts }: ApiRow) =>
    withoutNull(
      parts
        .map((part) => (typeof part === 'string' ? part : (aliased(definitions, part.of ?? part.name) ?? part.name)))
        .join(''),
    );
  const make = (prop: string, spec: WrittenControl | undefined): Control | undefined => {
    const row = rows.get(prop);
    return toControl({
      name: prop,
      spec,
      initial: ownValue(initial, prop),
      ...(row ? { type: typeOf(row), standard: row.default } : {}),
      isOwn: of !== undefined && !row,
    });
  };
  const problems: Problem[] = [];
  const listed = specs
    ? Object.entries(specs).flatMap(([prop, spec]) => {
        const control = make(prop, spec);
        if (!control) problems.push(atOrigin(files, root, unknownControl(filename, prop, spec, of, [...rows.keys()])));
        return control ?? [];
      })
    : [...rows.values()].flatMap(({ name, deprecated, isInternal }) =>
        deprecated !== undefined || isInternal || /\./.test(name) ? [] : (make(name, undefined) ?? []),
      );
  return {
    component: of ?? name,
    ...(code !== undefined && { code }),
    ...(plays && { plays }),
    controls: listed,
    problems,
  };
}

/** The controls of each demo that has some, by its id: for their own addresses. */
export const demoControls = (
  snapshot: Snapshot,
  api: Pick<Api, 'definitions' | 'rows'> | undefined,
): Record<string, Control[]> =>
  Object.fromEntries(
    [...snapshot.demos.values()].flatMap((demo) =>
      demo.controls ? [[demo.id, listControls(snapshot, demo, api).controls] as const] : [],
    ),
  );

/** What a name in a type stands for, if that's a type that is written out: `'ltr' | 'rtl'` for `Direction`, and for an enum of both. */
export function aliased(definitions: Api['definitions'], name: string): string | undefined {
  const text = Object.hasOwn(definitions, name) && !name.startsWith('React.') ? typeText(definitions[name]!.text) : '';
  const line = text.replace(/\s+/g, ' ');
  const members = /^enum \w+ \{(.*)\}$/.exec(line)?.[1];
  return members === undefined ? /^type \w+(?:<[^=]*>)? = (?:\| )?([^{]+?);?$/.exec(line)?.[1] : enumValues(members);
}

/** The values of an enum's members: a number counts on from the one before. */
function enumValues(members: string): string {
  let next = 0;
  const values = members.split(',').flatMap((member) => {
    const [name = '', value = String(next)] = member.split('=').map((part) => part.trim());
    if (name === '') return [];
    next = Number(value) + 1;
    return value;
  });
  return values.join(' | ');
}

/** A type without the choice of nothing at all; a function alone without its parentheses. */
function withoutNull(type: string): string {
  const rest = type.replace(/^null \| | \| null$/g, '');
  const inner = /^\((.*)\)$/.exec(rest)?.[1];
  return inner !== undefined && isFunction(inner) ? inner : rest;
}

interface ControlSource {
  name: string;
  spec: WrittenControl | undefined;
  initial: ControlValue | undefined;
  /** The prop's type, aliases written out. */
  type?: string;
  /** Its default, as the reference says it. */
  standard?: string | undefined;
  isOwn: boolean;
}

/** @returns undefined for a prop that no control fits. */
function toControl({ name, spec, initial, type = '', standard, isOwn }: ControlSource): Control | undefined {
  const {
    line: _,
    kind: said,
    options,
    titles,
    label,
    isOwn: isForDemo,
    component,
    code,
    if: condition,
    ...range
  } = spec ?? {};
  const literals = readUnion(type);
  const base = {
    name,
    ...(initial === undefined ? {} : { initial }),
    ...defaultOf(standard),
    ...(component === undefined ? {} : { component }),
    ...(code === undefined ? {} : { code }),
    ...(condition ? { if: condition } : {}),
    ...(label === undefined ? {} : { label }),
    ...(isOwn || isForDemo ? { isOwn: true as const } : {}),
  };
  if (options) return { ...base, kind: 'choice', options, ...(titles && { titles }) };
  if (said !== undefined) return { ...base, kind: said, ...(said === 'number' ? range : {}) };
  if (isFunction(type)) return { ...base, kind: 'function' };
  if (literals.length > 1) return { ...base, kind: 'choice', options: literals };
  if (code !== undefined) return { ...base, kind: 'boolean' };
  const kind = typeof initial;
  if (kind === 'boolean' || (initial === undefined && hasPart(type, 'boolean'))) return { ...base, kind: 'boolean' };
  if (kind === 'number' || range.min !== undefined || (initial === undefined && hasPart(type, 'number')))
    return { ...base, kind: 'number', ...range };
  if (kind === 'string' || hasPart(type, 'string') || hasPart(type, 'React.ReactNode'))
    return { ...base, kind: 'text' };
  return undefined;
}

/** The parts of a union at its top. */
const partsOf = (type: string) => type.split('|').map((part) => part.trim());
const hasPart = (type: string, name: string) => partsOf(type).includes(name);

/** True for the type of a function, and not for a union with one. */
function isFunction(type: string): boolean {
  if (/^(React\.)?\w*EventHandler\b/.test(type)) return true;
  let depth = 0;
  const end = type.startsWith('(')
    ? [...type].findIndex((char) => (depth += Number(char === '(') - Number(char === ')')) === 0)
    : -1;
  return end > 0 && type.startsWith(' => ', end + 1);
}

/** The literals of a union that has nothing else, but for lists of them. */
export function readUnion(type: string): ControlValue[] {
  const parts = partsOf(type).filter((part) => !part.endsWith('[]'));
  const values = [...new Set(parts.map(readLiteral))];
  return values.every((value) => value !== undefined) ? values : [];
}

function readLiteral(text: string): ControlValue | undefined {
  const quoted = /^(['"])([^'"\\]*)\1$/.exec(text)?.[2];
  if (quoted !== undefined) return quoted;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}

function defaultOf(standard: string | undefined): Pick<Control, 'default'> {
  const value = standard === undefined ? undefined : readLiteral(standard);
  return value === undefined ? {} : { default: value };
}

function unknownControl(
  file: string,
  prop: string,
  { line = 1 }: WrittenControl,
  of: string | undefined,
  props: string[],
): Problem {
  const match = findNearest(prop, props);
  const isProp = props.includes(prop);
  return {
    file,
    line,
    found: isProp
      ? `"controls.${prop}", a prop of ${of} that no control fits`
      : `"controls.${prop}", of which nothing is known`,
    expected: `${of === undefined ? '' : `a prop of ${of}, or `}"options", a range, or an initial value in the component's parameter`,
    fix:
      match && !isProp
        ? `Write "${match}", the nearest match, or say what there is to choose from`
        : 'Say what there is to choose from: { options: […] }',
  };
}
