import { SCRIPT_NAMES } from '../../model/frame-messages';
import type { CompiledScript, CompileFault, LiveScript } from '../../model/live';
import { findGuards, type Insertion } from './find-guards';
import { findImports } from './find-imports';
import { findRefresh } from './find-refresh';
import { parseScript } from './parse-script';
import { transpile, type Transpiled } from './transpile';

/** Stands before the code: on its line, so that lines stay what they are. The block lets a script name its own things so. */
const HEAD = `(function(${SCRIPT_NAMES.join(',')}){"use strict";let $$time=0;{`;

/** A script that cannot be compiled. */
export class CompileError extends Error {
  override name = 'CompileError';
  constructor(readonly fault: CompileFault) {
    super(fault.message);
  }
}

/**
 * Compiles a script so that it can be evaluated, refreshed, stopped and found again in the text that it comes from.
 * @throws {CompileError}
 */
export function compileScript({ name, text, url }: LiveScript): CompiledScript {
  const plain = transpileOrThrow(text, /\.[jt]sx$/.test(name));
  const parsed = parseScript(plain.code);
  const guards = findGuards(parsed);
  const code = `${HEAD}${insert(plain.code, guards)}\n${findRefresh(parsed)}}})\n//# sourceURL=${url}`;
  return { code, imports: findImports(text, plain.tokens, parsed), positions: mapPositions(plain, guards) };
}

function transpileOrThrow(text: string, hasJsx: boolean): Transpiled {
  try {
    return transpile(text, hasJsx);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const at = 'pos' in error && typeof error.pos === 'number' ? error.pos : undefined;
    throw new CompileError({ message: `SyntaxError: ${error.message.replace(/ \(\d+:\d+\)$/, '')}`, at });
  }
}

function insert(code: string, insertions: Insertion[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { at, text } of insertions) {
    parts.push(code.slice(from, at), text);
    from = at;
  }
  parts.push(code.slice(from));
  return parts.join('');
}

/** Pairs of offsets in the guarded code and in the text, one for each token that is in both. */
function mapPositions({ tokens, mappings }: Transpiled, guards: Insertion[]): Uint32Array {
  const pairs = tokens
    .flatMap(({ start }, at) => {
      const place = mappings[at];
      return place === undefined ? [] : [[place, start] as const];
    })
    .sort((a, b) => a[0] - b[0]);
  let shift = HEAD.length;
  let next = 0;
  return Uint32Array.from(
    pairs.flatMap(([place, start]) => {
      for (let guard = guards[next]; guard && guard.at <= place; guard = guards[++next]) shift += guard.text.length;
      return [place + shift, start];
    }),
  );
}
