/** A question that an assistant may ask about a site. */
export interface Tool {
  /** `read_page` */
  name: string;
  /** What it answers and when to use it, in a few sentences: the assistant chooses by it. */
  description: string;
  parameters: Record<string, Parameter>;
  /**
   * Answers with text.
   * @param values checked by `checkValues`.
   * @throws {ToolError} saying what is wrong with the values, and what to ask instead.
   */
  run(values: Values): Promise<string>;
}

/** What a tool is told. */
export interface Parameter {
  type: 'string' | 'number';
  description: string;
  required?: true;
}

/** What a tool is told, by the parameter's name. */
export type Values = Readonly<Record<string, string | number | undefined>>;

/** A mistake of who asks. Its message says what was found, what was expected, and what to do. */
export class ToolError extends Error {}

/** Characters of an answer, unless more are asked for. */
const SHORT = 4000;

/** The parameter that asks for longer answers. */
export const LIMIT: Record<string, Parameter> = {
  limit: { type: 'number', description: `Characters of the answer at most. Default: ${SHORT}.` },
};

/** The parameters of a tool as a JSON schema. */
export const inputSchema = ({ parameters }: Pick<Tool, 'parameters'>) => ({
  type: 'object' as const,
  properties: Object.fromEntries(
    Object.entries(parameters).map(([name, { type, description }]) => [name, { type, description }]),
  ),
  required: Object.keys(parameters).filter((name) => parameters[name]?.required),
  additionalProperties: false,
});

/** Characters that the note about what is left out takes at most. */
const NOTE = 100;

/** Cuts an answer to a number of characters, at the end of a line where there is one near, and says what is left out. */
export function shorten(text: string, { limit = SHORT }: Values): string {
  if (text.length <= Number(limit)) return text;
  const most = Math.max(0, Number(limit) - NOTE);
  const end = text.lastIndexOf('\n', most);
  const kept = text.slice(0, end > most / 2 ? end : most);
  return `${kept}\n\n[${text.length - kept.length} characters left out. Set limit to ${text.length} for all.]`;
}
