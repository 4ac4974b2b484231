import { fileKind } from '../../model/file-kinds';
import type { CompiledScript, LiveScript } from '../../model/live';
import { compileScript, CompileError } from './compile-script';
import { exportCode } from '../../model/export-code';
import { findJsonFault } from './find-json-fault';
import { scopeStyle } from './scope-style';

/** Compiles a file of a demo by its kind: a script, JSON, or a CSS module. @throws {CompileError} */
export function compileFile(file: LiveScript): CompiledScript {
  const kind = fileKind(file.name);
  if (kind === 'data') return compileData(file);
  return kind === 'style' ? compileStyleModule(file) : compileScript(file);
}

/** Makes a module of JSON: its default export is the value, and the others are its properties. @throws {CompileError} */
function compileData({ text, url }: LiveScript): CompiledScript {
  return { code: exportCode(parse(text), url), imports: [], positions: new Uint32Array() };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CompileError({ message: String(error).split('\n', 1)[0] ?? '', at: findJsonFault(text) });
  }
}

/** Makes a module of a CSS module: its exports are the classes' names in the page, and `style` has them. */
function compileStyleModule({ name, text, url }: LiveScript): CompiledScript {
  const { style, names } = scopeStyle(text, name);
  return { code: exportCode(names, url), imports: [], positions: new Uint32Array(), style };
}
