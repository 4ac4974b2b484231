import type { ComponentType } from 'react';
import { nest, type DemoArgs, type Problem } from 'live-playground/model';
import { decodePart } from './decode-part';
import { escapePattern } from './escape-pattern';

/** What a control can be set to. */
export type ControlValue = string | number | boolean;

/** A prop of a demo that readers can set. */
export interface Control {
  /** The prop, or a path into it: `sticky`, `scroll.y`. */
  name: string;
  /** A function is on or off: one that is on writes its calls to the demo's console. */
  kind: 'boolean' | 'choice' | 'number' | 'text' | 'function';
  /** What the demo has without a choice. */
  initial?: ControlValue;
  /** What the library has without the prop: code leaves it out. */
  default?: ControlValue;
  /** What readers see in place of its name. */
  label?: string;
  /** What there is to choose from. */
  options?: ControlValue[];
  /** What readers see in place of each option. */
  titles?: string[];
  min?: number;
  max?: number;
  step?: number;
  /** The component that the code names while it's on. */
  component?: string;
  /** What the code has while it's on, where that's more than the prop: `scroll={{ x: 840 }}`. Readers switch it in the code. */
  code?: string;
  /** When readers see it; always, if it's absent. */
  if?: ControlCondition;
  /** True for a prop of the demo alone, which the code for copying leaves out. */
  isOwn?: true;
}

/** What another control has to be set to; anything that is true, without more. */
interface ControlCondition {
  /** Name of the other one. */
  arg: string;
  eq?: unknown;
  neq?: unknown;
  exists?: boolean;
  truthy?: boolean;
}

/** What a demo's file says of one control: `{ min: 100, max: 10_000 }`. What is absent follows from the prop. */
export interface WrittenControl extends Pick<
  Control,
  'options' | 'min' | 'max' | 'step' | 'component' | 'code' | 'if' | 'label' | 'titles' | 'isOwn'
> {
  /** What it is, where neither the prop nor its initial value tells. */
  kind?: 'boolean' | 'number' | 'text';
  /** Line in the demo's own file. */
  line?: number;
}

/** What a demo says of its props. */
export interface DemoControls {
  /** By the name of the prop; absent if it says nothing. */
  specs?: Record<string, WrittenControl>;
  /** Values that the component gives its props where it gets none: `function Demo({ rows = 100 })`. */
  initial: Record<string, ControlValue>;
  /** The component's name. */
  name?: string;
}

/** The controls of a demo. */
export interface ControlList {
  /** The component whose props they set, as code names it; empty if they set what is around the demo alone. */
  component: string;
  /** Attributes that the code has in any case: `data={rows}`. */
  code?: string;
  /** The switches in the code turn on one after the other, once, until the reader does something. */
  plays?: true;
  controls: Control[];
  /** What is wrong with their description; while developing. */
  problems?: Problem[];
}

/** What a reader chose, by the control's name: no more than what differs from the demo's own. */
export type Choices = Readonly<Record<string, ControlValue>>;

/** What the part below a demo takes. */
export interface ControlsProps {
  /** Id of the demo. */
  id: string;
  list: ControlList | Promise<ControlList>;
  /** What the reader has chosen. */
  choices: Choices;
  /** Takes other choices, and what the demo gets by them. */
  onChange: (choices: Choices, args: DemoArgs) => void;
}

/** The module of a demo's controls: the part that shows them comes with the pages that have some. */
export interface ControlsModule {
  Controls: ComponentType<ControlsProps>;
  list: ControlList | Promise<ControlList>;
}

/** Characters of a text that an address may set. */
const LONGEST = 200;

/** A value that a control takes from a text; undefined if it doesn't take it. */
export function parseValue({ kind, options, min, max }: Control, text: string): ControlValue | undefined {
  if (kind === 'choice') return options?.find((option) => String(option) === text);
  if (kind === 'text') return text.slice(0, LONGEST);
  if (kind === 'number') {
    const number = text.trim() === '' ? NaN : Number(text);
    const fits = Number.isFinite(number) && number >= (min ?? -Infinity) && number <= (max ?? Infinity);
    return fits ? number : undefined;
  }
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

/** Choices with another value of a control; undefined, and the demo's own, are no choice. */
export function choose(choices: Choices, control: Control, value: ControlValue | undefined): Choices {
  const { [control.name]: _, ...rest } = choices;
  return value === undefined || value === initialOf(control) ? rest : { ...rest, [control.name]: value };
}

/** What a control shows without a choice. A switch is off. */
export const initialOf = ({ kind, initial, default: standard }: Control): ControlValue | undefined =>
  initial ?? standard ?? (kind === 'boolean' || kind === 'function' ? false : undefined);

/** What a control shows. */
export const valueOf = (control: Control, choices: Choices): ControlValue | undefined =>
  Object.hasOwn(choices, control.name) ? choices[control.name] : initialOf(control);

/** The controls that readers see: the condition of each holds, or is about something that isn't a control. */
export const shownControls = (controls: readonly Control[], choices: Choices): Control[] =>
  controls.filter(({ if: condition }) => {
    const other = controls.find(({ name }) => name === condition?.arg);
    if (!condition || !other) return true;
    const value = valueOf(other, choices);
    const { exists, truthy = true } = condition;
    if ('eq' in condition) return value === condition.eq;
    if ('neq' in condition) return value !== condition.neq;
    return exists === undefined ? Boolean(value) === truthy : (value !== undefined) === exists;
  });

/** Choices as text, for an address: `rows=5000,sticky=true`. */
export const printChoices = (choices: Choices): string =>
  Object.entries(choices)
    .map((pair) => pair.map((part) => encodeURIComponent(part)).join('='))
    .join(',');

/** Reads choices. Anybody may have written them: what no control takes is left out. */
export function parseChoices(text: string, controls: readonly Control[]): Choices {
  const texts = new Map(text.split(',').map((pair) => pair.split('=').map(decodePart) as [string, string | undefined]));
  return controls.reduce((choices: Choices, control) => {
    const value = texts.get(control.name);
    return value === undefined ? choices : choose(choices, control, parseValue(control, value));
  }, {});
}

/** What carries choices in an address: `?controls=simple:sticky=true`. */
const parameterOf = (id: string) => new RegExp(`([?&])controls=${escapePattern(encodeURIComponent(id))}:([^&#]*)`);

/** The choices for a demo in the query of an address, as text. */
export const findChoices = (search: string, id: string): string => parameterOf(id).exec(search)?.[2] ?? '';

/** The query of an address with other choices for a demo. */
export function replaceChoices(search: string, id: string, choices: string): string {
  const rest = search.replace(parameterOf(id), '').replace(/^&/, '?');
  if (choices === '') return rest;
  return `${rest}${rest ? '&' : '?'}controls=${encodeURIComponent(id)}:${choices}`;
}

/** The address of a demo alone with the choices that the query of its page has. */
export function withChoices(address: string, search: string, id: string): string {
  const [before = '', ...hash] = address.split('#');
  return [before + replaceChoices('', id, findChoices(search, id)), ...hash].join('#');
}

/** What the demo gets: `{ scroll: { y: 240 } }` of the choice `scroll.y`. */
export function demoArgs(choices: Choices, controls: readonly Control[]): DemoArgs {
  const chosen = controls.filter(({ name }) => Object.hasOwn(choices, name));
  const props = nest(chosen.flatMap(({ kind, name }) => (kind === 'function' ? [] : [[name, choices[name]]])));
  return { props, logged: chosen.filter(({ kind }) => kind === 'function').map(({ name }) => name) };
}
