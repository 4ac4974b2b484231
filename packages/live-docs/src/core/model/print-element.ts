import { nest } from 'live-playground/model';
import { valueOf, type Choices, type Control, type ControlList, type ControlValue } from './controls';

/** A piece of code: its text, and the class that colours it, as `highlight` has them. */
export type CodePiece = readonly [text: string, token?: 'n' | 's'];

/** A line of code, with the control that switches it; without one, it's there in any case. */
export interface CodeLine {
  pieces: CodePiece[];
  control?: Control;
}

/** The element that a demo's controls describe, with the props that differ from the library's defaults. */
export function printElement(list: ControlList, choices: Choices): CodePiece[] {
  const lines = printLines(list, choices);
  const shown = lines.filter(({ control }) => !control || valueOf(control, choices) === true);
  return shown.flatMap(({ pieces }, at) => (at > 0 ? [['\n'] as CodePiece, ...pieces] : pieces));
}

/** The same line by line, with those lines that a reader may switch on. */
export function printLines(list: ControlList, choices: Choices): CodeLine[] {
  const { controls } = list;
  const switched = controls.flatMap((control) =>
    control.code === undefined ? [] : { control, pieces: [['  '] as CodePiece, ...printCode(control.code)] },
  );
  const other = controls.find((control) => control.component !== undefined && valueOf(control, choices) === true);
  const component = other?.component ?? list.component;
  const props = nest(
    controls.flatMap((control) => {
      const { name, kind, isOwn } = control;
      const value = valueOf(control, choices);
      const standard = control.default ?? (kind === 'boolean' || kind === 'function' ? false : undefined);
      if (isOwn || control.code !== undefined || value === undefined || value === standard) return [];
      return [[name, kind === 'function' ? { [LOG]: name } : value]];
    }),
  );
  const fixed = list.code === undefined ? [] : [printCode(list.code)];
  const { children, ...rest } = props;
  const isContent = typeof children === 'string' && /^[^\s{}<>&]([^\n{}<>&]*[^\s{}<>&])?$/.test(children);
  const chosen = Object.entries(isContent ? rest : props).map(([name, value]) => printAttribute(name, value));
  const attributes = [...fixed, ...chosen];
  const start: CodePiece[] = [['<'], [component, 'n']];
  const end: CodePiece[] = isContent ? [[`>${children}</`], [component, 'n'], ['>']] : [['/>']];
  const length = attributes.flat().reduce((sum, [text]) => sum + text.length + 1, component.length + 4);
  if (length <= WIDTH && switched.length === 0) {
    const within = attributes.flatMap((attribute) => [[' '] as CodePiece, ...attribute]);
    return [{ pieces: [...start, ...within, ...(isContent ? end : [[' />'] as CodePiece])] }];
  }
  const lines = attributes.map((attribute) => ({ pieces: [['  '] as CodePiece, ...attribute] }));
  return [{ pieces: start }, ...lines, ...switched, { pieces: end }];
}

/** Code as it's written, with its strings coloured. */
const printCode = (code: string): CodePiece[] =>
  code
    .split(/("[^"\n]*"|'[^'\n]*')/)
    .flatMap((text, at) => (text === '' ? [] : [at % 2 === 1 ? ([text, 's'] as const) : ([text] as const)]));

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
