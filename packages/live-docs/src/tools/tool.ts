import { findNearest } from 'live-playground/model';

/** A question that an assistant may ask about a site. */
export interface Tool {
  /** `read_page` */
  name: string;
  /** What it answers and when to use it, in a few sentences: the assistant chooses by it. */
  description: string;
  /** Beside `limit`, which all have. */
  parameters: Record<string, Parameter>;
  /**
   * Answers with text.
   * @param values as the parameters say.
   * @throws {ToolError} saying what is wrong with the values, and what to ask instead.
   */
  run(values: Values): Promise<string>;
}

/** What a tool is told. */
interface Parameter {
  type: 'string' | 'number';
  description: string;
  required?: true;
}

/** What a tool is told, by the parameter's name. */
type Values = Readonly<Record<string, string | number | undefined>>;

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
    properties: Object.fromEntries(parameters.map(([name, { type, description }]) => [name, { type, description }])),
    required: parameters.flatMap(([name, { required }]) => (required ? name : [])),
    additionalProperties: false,
  };
}

/** Asks a tool. @param given what it's told. @throws {ToolError} naming each value that isn't as expected. */
export async function runTool(tool: Tool, given: unknown): Promise<string> {
  const values = checkValues(tool, given);
  return shorten(await tool.run(values), values);
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
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new ToolError(`${name}: the arguments are ${JSON.stringify(given)}, expected an object.`);
  const names = Object.keys(parameters);
  const values = given as Record<string, unknown>;
  const faults = [
    ...Object.keys(values)
      .filter((key) => !names.includes(key))
      .map((key) => `there is no argument "${key}"${suggest(key, names)}, expected ${names.join(', ') || 'none'}`),
    ...Object.entries(parameters).flatMap(([key, { type, required }]) => {
      const value = values[key];
      if (value === undefined) return required ? [`the argument "${key}" is missing`] : [];
      if (type === 'number' ? typeof value === 'number' && value > 0 : typeof value === type) return [];
      return [`"${key}" is ${JSON.stringify(value)}, expected a ${type === 'number' ? 'number above 0' : type}`];
    }),
  ];
  if (faults.length > 0) throw new ToolError(`${name}: ${faults.join('; ')}.`);
  return values as Values;
}

/** A question about the name that was probably meant; nothing if no name is near. */
export function suggest(name: string, known: readonly string[]): string {
  const nearest = findNearest(name, [...known]);
  return nearest === undefined ? '' : `. Did you mean "${nearest}"?`;
}

/** Finds what a name means. @throws {ToolError} with the nearest name. @param what `page`, `demo` */
export function find<T>(what: string, name: string, known: ReadonlyMap<string, T>, more: string): T {
  const found = known.get(name);
  if (found !== undefined) return found;
  throw new ToolError(`There is no ${what} "${name}"${suggest(name, [...known.keys()]) || '.'} ${more}`);
}
