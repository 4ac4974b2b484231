import { SCRIPT_NAMES } from '../../model/frame-messages';
import type { CompiledScript, CompileFault, LiveScript } from '../../model/live';
import { sourceOffset } from '../../model/text-positions';
import { parseScript, transpile, tt, type Parsed } from '../../internals/sucrase';
import { findGuards } from './find-guards';
import { findImports } from './find-imports';
import { findRefresh } from './find-refresh';
import { findOuterAwait, findUnsupported } from './find-unsupported';
import { insert, mapPositions, shiftPositions } from './map-positions';

/** What scripts have in place of `import.meta`, which only modules may use: as long, so that every offset stays what it was. */
const META = '$importmeta';

/**
 * Comes before the code, on its first line, so that lines keep their numbers. In the block, a script may reuse the names. What
 * bundlers replace is there: `process.env.NODE_ENV` and `import.meta`.
 */
const HEAD = [
  `(function(${SCRIPT_NAMES.join(',')}){"use strict";let $$time=0`,
  'process={env:{NODE_ENV:"development"}}',
  `${META}={url:"file:///",env:{MODE:"development",DEV:true,PROD:false,SSR:false,BASE_URL:"/"}};{`,
].join(',');

/** Names the package whose functions JSX is compiled to: `@emotion/react`. */
const JSX_SOURCE = /^\s*\/\*\*?[^]*?@jsxImportSource\s+(\S+)/;

/** Scripts where `<` before a name begins a type. All others may have JSX: bundlers take it in `.js`, too. */
const NO_JSX = /\.[cm]?ts$/;

/** A script that cannot be compiled. */
export class CompileError extends Error {
  override name = 'CompileError';
  constructor(readonly fault: CompileFault) {
    super(fault.message);
  }
}

/**
 * Compiles a script to code that the frame can evaluate, refresh and stop, and whose places can be found in the text.
 * @throws {CompileError}
 */
export function compileScript({ name, text, url }: LiveScript): CompiledScript {
  // Plain JavaScript: no types, no JSX, `require` for imports.
  // A comment is as long as the line that names the program to run a script with.
  const plain = orFault(() => transpile(text.replace(/^#!/, '//'), !NO_JSX.test(name), JSX_SOURCE.exec(text)?.[1]));
  const unsupported = findUnsupported(text, plain.tokens);
  if (unsupported) throw new CompileError(unsupported);
  const positions = mapPositions(plain);
  const parsed = orFault(
    () => nameMeta(parseScript(plain.code)),
    (at) => sourceOffset(positions, at),
  );
  const outer = findOuterAwait(parsed);
  if (outer) throw new CompileError({ ...outer, at: sourceOffset(positions, outer.at) });
  // What is added to it: calls that stop endless code, and at the end what Fast Refresh needs.
  const guards = findGuards(parsed);
  const refresh = findRefresh(parsed);
  return {
    code: `${HEAD}${insert(parsed.code, guards)}\n${refresh}}})\n//# sourceURL=${url}`,
    imports: findImports(text, plain.tokens, parsed),
    positions: shiftPositions(positions, HEAD.length, guards),
  };
}

/**
 * Runs a step that may find a syntax error.
 * @param toSource turns the error's offset into one in the script's text.
 * @throws {CompileError}
 */
function orFault<T>(step: () => T, toSource = (at: number): number | undefined => at): T {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const at = 'pos' in error && typeof error.pos === 'number' ? toSource(error.pos) : undefined;
    throw new CompileError({ message: `SyntaxError: ${error.message.replace(/ \(\d+:\d+\)$/, '')}`, at });
  }
}

/** A script that reads `META` instead of `import.meta`. */
function nameMeta(parsed: Parsed): Parsed {
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
