import { stripVTControlCharacters } from 'node:util';

/** An error of the parser. */
interface ParserError {
  /** Several lines, with colours: what is wrong, then the code around it. */
  message: string;
  loc?: { line: number };
}

/**
 * Says why a module couldn't be imported, and at which of its lines, if the error tells.
 * @param name name of the module's file.
 */
export function describeFailure(error: unknown, name: string): { found: string; line?: number | undefined } {
  const [syntax] = (error as { errors?: ParserError[] } | undefined)?.errors ?? [];
  if (syntax) {
    const [first = ''] = stripVTControlCharacters(syntax.message).split('\n');
    return { found: `it can't be parsed: ${first.replace(/^\[\w+\]\s*/, '')}`, line: syntax.loc?.line };
  }
  if (!(error instanceof Error)) return { found: `it throws: ${String(error)}` };
  const frame = error.stack?.split('\n').find((text) => text.includes(`/${name}:`));
  const [, line] = /:(\d+):\d+\)?$/.exec(frame ?? '') ?? [];
  // A path of this machine says no more than the file, which the message begins with.
  const message = error.message.replace(/ imported from '.*'$/, '');
  return { found: `it throws: ${message}`, line: line === undefined ? undefined : Number(line) };
}
