import { fileKind } from '../../model/file-kinds';
import type { CompiledScript, LiveScript } from '../../model/live';
import { compileData } from './compile-data';
import { compileScript } from './compile-script';
import { compileStyleModule } from './compile-style-module';

/** Compiles a file of a demo by its kind: a script, JSON, or a CSS module. @throws {CompileError} */
export function compileFile(file: LiveScript): CompiledScript {
  const kind = fileKind(file.name);
  if (kind === 'data') return compileData(file);
  return kind === 'style' ? compileStyleModule(file) : compileScript(file);
}
