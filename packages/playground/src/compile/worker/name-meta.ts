import { tt, type Parsed } from '../../internals/sucrase';

/** What scripts have in place of `import.meta`, which only modules may use: as long, so that every offset stays what it was. */
export const META = '$importmeta';

/** A script that reads `META` instead of `import.meta`. */
export function nameMeta(parsed: Parsed): Parsed {
  const { tokens } = parsed;
  let { code } = parsed;
  for (const [at, { type, start }] of tokens.entries()) {
    const end = tokens[at + 2]?.end;
    if (type === tt._import && tokens[at + 1]?.type === tt.dot && end === start + META.length)
      code = code.slice(0, start) + META + code.slice(end);
  }
  return { ...parsed, code };
}
