import { tt, type Parsed } from '../../internals/sucrase';

/** What scripts have in place of `import.meta`, which only modules may use: as long, so that every offset stays what it was. */
export const META = '$importmeta';

/** A script that reads `META` instead of `import.meta`. */
export function nameMeta(parsed: Parsed): Parsed {
  const { tokens } = parsed;
  let { code } = parsed;
  for (const [at, { start }] of tokens.entries()) {
    const [dot, name] = [tokens[at + 1], tokens[at + 2]];
    if (dot?.type !== tt.dot || !name || !code.startsWith('import', start) || tokens[at - 1]?.type === tt.dot) continue;
    if (code.slice(name.start, name.end) === 'meta' && name.end === start + META.length)
      code = code.slice(0, start) + META + code.slice(name.end);
  }
  return { ...parsed, code };
}
