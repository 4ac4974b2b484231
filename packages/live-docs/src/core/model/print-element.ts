import { nest } from 'live-playground/model';
import { valueOf, type Choices, type ControlList, type ControlValue } from './controls';

/** A piece of code: its text, and the class that colours it, as `highlight` has them. */
export type CodePiece = readonly [text: string, token?: 'n' | 's'];

/** The element that a demo's controls describe, with the props that differ from the library's defaults. */
export function printElement(list: ControlList, choices: Choices): CodePiece[] {
  const { controls } = list;
  const other = controls.find((control) => control.component !== undefined && valueOf(control, choices) === true);
  const component = other?.component ?? list.component;
  const props = nest(
    controls.flatMap((control) => {
      const { name, kind, isOwn } = control;
      const value = valueOf(control, choices);
      const standard = control.default ?? (kind === 'boolean' || kind === 'function' ? false : undefined);
      if (isOwn || value === undefined || value === standard) return [];
      return [[name, kind === 'function' ? { [LOG]: name } : value]];
    }),
  );
  const { children, ...rest } = props;
  const isContent = typeof children === 'string' && /^[^\s{}<>&]([^\n{}<>&]*[^\s{}<>&])?$/.test(children);
  const attributes = Object.entries(isContent ? rest : props).map(([name, value]) => printAttribute(name, value));
  const start: CodePiece[] = [['<'], [component, 'n']];
  const length = attributes.flat().reduce((sum, [text]) => sum + text.length + 1, component.length + 4);
  const gap: CodePiece = [length > WIDTH ? '\n  ' : ' '];
  const end: CodePiece[] = isContent
    ? [[`${length > WIDTH ? '\n' : ''}>${children}</`], [component, 'n'], ['>']]
    : [[length > WIDTH ? '\n/>' : ' />']];
  return [...start, ...attributes.flatMap((attribute) => [gap, ...attribute]), ...end];
}

/** Characters of a line. */
const WIDTH = 60;

/** Marks a prop whose calls are logged, by its name. */
const LOG = Symbol('log');

function printAttribute(name: string, value: unknown): CodePiece[] {
  if (value === true) return [[name]];
  if (typeof value === 'string' && !/["\\\n&{}<>]/.test(value)) return [[`${name}=`], [`"${value}"`, 's']];
  return [[`${name}={`], ...printValue(value), ['}']];
}

function printValue(value: unknown): CodePiece[] {
  if (typeof value !== 'object' || value === null) return [[printPlain(value as ControlValue), 's']];
  const logged = (value as { [LOG]?: string })[LOG];
  if (logged !== undefined) return [['(...args) => console.log('], [printPlain(logged), 's'], [', ...args)']];
  const members = Object.entries(value).map(([name, inner]): CodePiece[] => [[`${name}: `], ...printValue(inner)]);
  return [['{ '], ...members.flatMap((member, at) => (at > 0 ? [[', '] as CodePiece, ...member] : member)), [' }']];
}

const printPlain = (value: ControlValue) =>
  typeof value === 'string'
    ? `'${JSON.stringify(value)
        .slice(1, -1)
        .replaceAll('\\"', '"')
        .replaceAll("'", String.raw`\'`)}'`
    : String(value);
