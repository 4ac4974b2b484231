import type { Problem } from '../../model';
import { failureOf } from './attempt';

/** What a JSON text says, or why it can't be read. */
export type Json<T> = { value: T; problem?: undefined } | { value?: undefined; problem: Problem };

/** Reads JSON that an author has written, taken for what the caller expects of it. @param filename path from the site's folder. */
export function readJson<T>(text: string, filename: string): Json<T> {
  const message = errorIn(text);
  if (message === undefined) return { value: JSON.parse(text) as T };
  const lines = text.trimEnd().split('\n');
  const at = lines.findIndex((_, index) => {
    const start = lines.slice(0, index + 1).join('\n');
    const error = errorIn(start);
    return error !== undefined && !isAtEnd(error, start);
  });
  return {
    problem: {
      file: filename,
      line: at < 0 ? lines.length : at + 1,
      found: `it can't be read: ${message.replace(/(, | in JSON| after JSON at| at position).*/s, '')}`,
      expected: 'JSON',
      fix: 'Correct the file: JSON has double quotes alone, no comments and no comma after a last value',
    },
  };
}

const errorIn = (text: string) => failureOf(() => JSON.parse(text) as unknown);

/** True if more text could mend it. Not each message of Node has a position. */
const isAtEnd = (message: string, text: string) =>
  message.includes('end of JSON input') || Number(/position (\d+)/.exec(message)?.[1]) >= text.length;
