import { suggest } from '../core/model';

/** A question that an assistant may ask about a site. */
export interface Tool {
  /** `read_page` */
  name: string;
  /** What it answers and when to use it, in a few sentences: the assistant chooses by it. */
  description: string;
  /** Beside `limit`, which all have. */
  parameters: Record<string, Parameter>;
  /** What clients show in the chat in place of the answer, if they can. */
  view?: View;
  /**
   * Answers with text, or with more.
   * @param values as the parameters say. @param showsViews true if the client shows the tool's view.
   * @throws {ToolError} saying what is wrong with the values, and what to ask instead.
   */
  run(values: Values, showsViews?: boolean): Promise<string | ToolAnswer>;
}

/** What a tool answers. */
export interface ToolAnswer {
  text: string;
  /** As PNG. */
  picture?: Uint8Array | undefined;
  /** For the tool's view. */
  data?: Record<string, unknown>;
}

/** A document that shows the answers of a tool in the chat (MCP Apps). */
interface View {
  /** `ui://live-docs/demo` */
  uri: string;
  name: string;
  /** @returns its text, and the origins of the frames in it. */
  read(): Promise<{ html: string; frames: string[] }>;
}

interface Parameter {
  type: keyof typeof TYPES;
  description: string;
  required?: true;
}

type Values = Readonly<Record<string, Value>>;

type Value = string | number | readonly string[] | Readonly<Record<string, string>> | undefined;

const isString = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && value > 0;
const isStrings = (value: unknown): value is string[] => Array.isArray(value) && value.every(isString);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is Record<string, string> =>
  isObject(value) && Object.values(value).every(isString);

/** Types of values: as a JSON schema, in words, and how they're known. */
const TYPES = {
  string: { schema: { type: 'string' }, says: 'a string', is: isString },
  number: { schema: { type: 'number' }, says: 'a number above 0', is: isNumber },
  strings: {
    schema: { type: 'array', items: { type: 'string' } },
    says: 'a list of strings',
    is: isStrings,
  },
  texts: {
    schema: { type: 'object', additionalProperties: { type: 'string' } },
    says: 'an object of strings',
    is: isTexts,
  },
} as const;

/** A value of the type `strings`; none if it was left out. */
export const toStrings = (value: Value): string[] => (isStrings(value) ? value : []);

/** A value of the type `texts`; none if it was left out. */
export const toTexts = (value: Value): Record<string, string> => (isTexts(value) ? value : {});

/** A mistake of who asks. Its message says what was found, what was expected, and what to do. */
export class ToolError extends Error {}

/** Characters of an answer, unless more are asked for. */
const SHORT = 4000;

/** The parameters of a tool, and the one that asks for longer answers. */
const parametersOf = ({ parameters }: Pick<Tool, 'parameters'>): Tool['parameters'] => ({
  ...parameters,
  limit: { type: 'number', description: `Characters of the answer at most. Default: ${SHORT}.` },
});

/** The parameters of a tool as a JSON schema. */
export function inputSchema(tool: Tool) {
  const parameters = Object.entries(parametersOf(tool));
  return {
    type: 'object' as const,
    properties: Object.fromEntries(
      parameters.map(([name, { type, description }]) => [name, { ...TYPES[type].schema, description }]),
    ),
    required: parameters.flatMap(([name, { required }]) => (required ? name : [])),
    additionalProperties: false,
  };
}

/** Asks a tool. @param given what it's told. @throws {ToolError} naming each value that isn't as expected. */
export async function runTool(tool: Tool, given: unknown, showsViews = false): Promise<ToolAnswer> {
  const values = checkValues(tool, given);
  const answer = await tool.run(values, showsViews);
  return typeof answer === 'string'
    ? { text: shorten(answer, values) }
    : { ...answer, text: shorten(answer.text, values) };
}

/** Characters that the note about what is left out takes at most. */
const NOTE = 100;

/** Cuts an answer to a number of characters, at the end of a line where there is one near, and says what is left out. */
function shorten(text: string, { limit = SHORT }: Values): string {
  if (text.length <= Number(limit)) return text;
  const most = Math.max(0, Number(limit) - NOTE);
  const end = text.lastIndexOf('\n', most);
  const kept = text.slice(0, end > most / 2 ? end : most);
  return `${kept}\n\n[${text.length - kept.length} characters left out. Set limit to ${text.length} for all.]`;
}

/** Checks what a tool is told. @throws {ToolError} naming each value that isn't as expected. */
function checkValues(tool: Tool, given: unknown = {}): Values {
  const { name } = tool;
  const parameters = parametersOf(tool);
  if (!isObject(given)) throw new ToolError(`${name}: the arguments are ${JSON.stringify(given)}, expected an object.`);
  const names = Object.keys(parameters);
  const values: Record<string, Value> = {};
  const faults = [
    ...Object.keys(given)
      .filter((key) => !names.includes(key))
      .map((key) => `there is no argument "${key}"${suggest(key, names)}, expected ${names.join(', ') || 'none'}`),
    ...Object.entries(parameters).flatMap(([key, { type, required }]) => {
      const value = given[key];
      if (value === undefined) return required ? [`the argument "${key}" is missing`] : [];
      if (!TYPES[type].is(value)) return [`"${key}" is ${JSON.stringify(value)}, expected ${TYPES[type].says}`];
      values[key] = value;
      return [];
    }),
  ];
  if (faults.length > 0) throw new ToolError(`${name}: ${faults.join('; ')}.`);
  return values;
}

/** Finds what a name means. @throws {ToolError} with the nearest name. @param what `page`, `demo` */
export function find<T>(what: string, name: string, known: ReadonlyMap<string, T>, more: string): T {
  const found = known.get(name);
  if (found !== undefined) return found;
  throw new ToolError(`There is no ${what} "${name}"${suggest(name, [...known.keys()]) || '.'} ${more}`);
}
