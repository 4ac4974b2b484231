import type { LiveImport } from '../../model/live';
import { tt, type Parsed, type Token } from '../../internals/sucrase';

/**
 * What a script imports: all that its text names, since even a type must come from somewhere, and what is left of that
 * in the compiled code.
 * @param text the script as written, with its tokens.
 * @param parsed the compiled code.
 */
export function findImports(text: string, tokens: Token[], parsed: Parsed): LiveImport[] {
  const required = new Set(findRequired(parsed));
  const written = new Map(findWritten(text, tokens));
  return [
    ...[...written].map(([name, at]) => ({ name, used: required.has(name), at })),
    ...[...required].filter((name) => !written.has(name)).map((name) => ({ name, used: true })),
  ];
}

/** Names in `require('name')`. */
function* findRequired({ code, tokens }: Parsed): Iterable<string> {
  for (const [at, token] of tokens.entries()) {
    const [open, name] = [tokens[at + 1], tokens[at + 2]];
    if (token.type !== tt.name || open?.type !== tt.parenL || name?.type !== tt.string) continue;
    if (code.slice(token.start, token.end) === 'require') yield code.slice(name.start + 1, name.end - 1);
  }
}

/** Names in `import … from 'name'`, `import 'name'`, `export … from 'name'` and `import('name')`, with their offsets. */
function* findWritten(text: string, tokens: Token[]): Iterable<[name: string, at: number]> {
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    if (token.type !== tt.string || !before) continue;
    const isFrom = before.type === tt.name && text.slice(before.start, before.end) === 'from';
    const isCall = before.type === tt.parenL && tokens[at - 2]?.type === tt._import;
    if (isFrom || isCall || before.type === tt._import) yield [text.slice(token.start + 1, token.end - 1), token.start];
  }
}
