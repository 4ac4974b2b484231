import type { IncomingMessage } from 'node:http';

/** Codings that files are kept in, best first. */
const CODINGS = ['br', 'gzip'] as const;

/**
 * Codings that a client takes, best first. `q=0` refuses one, and `*` speaks for those that aren't named.
 * https://www.rfc-editor.org/rfc/rfc9110#name-accept-encoding
 */
export function acceptedCodings({ headers }: IncomingMessage): (typeof CODINGS)[number][] {
  const weights = new Map(
    String(headers['accept-encoding'] ?? '')
      .toLowerCase()
      .split(',')
      .map((item) => {
        const [name = '', ...options] = item.split(';').map((part) => part.trim());
        const weight = options.find((option) => option.startsWith('q='))?.slice(2) ?? '1';
        return [name, Number(weight)];
      }),
  );
  return CODINGS.filter((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}

/**
 * True if a client holds what has this tag: `If-None-Match` is `*`, or lists it, weak or strong.
 * https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match
 */
export function holdsTag({ headers }: IncomingMessage, tag: string): boolean {
  const held = headers['if-none-match'] ?? '';
  const opaque = (text: string) => text.replace(/^W\//, '');
  return held.trim() === '*' || (held.match(/(W\/)?"[^"]*"/g) ?? []).some((each) => opaque(each) === opaque(tag));
}

/** True for a program that asks for Markdown; browsers never do. */
export const wantsMarkdown = ({ headers }: IncomingMessage): boolean =>
  /\btext\/markdown\b(?!;\s*q=0\b)/.test(headers.accept ?? '');
