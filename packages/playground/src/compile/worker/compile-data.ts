import type { CompiledScript, LiveScript } from '../../model/live';
import { exportCode } from '../../model/export-code';
import { CompileError } from './compile-script';

/** Makes a module of JSON: its default export is the value, and the others are its properties. @throws {CompileError} */
export function compileData({ text, url }: LiveScript): CompiledScript {
  return { code: exportCode(parse(text), url), imports: [], positions: new Uint32Array() };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = String(error).split('\n', 1)[0] ?? '';
    const [, at] = /position (\d+)/.exec(message) ?? [];
    throw new CompileError({ message, at: at === undefined ? text.length : Number(at) });
  }
}
