import type { LiveImports } from '../model/live';
import { createCompiler, type Compiler } from './create-compiler';
import { createScriptCompiler } from './create-script-compiler';
import { startWorker } from './start-worker';

/** Makes the compilers of a page's demos, by id. They share a worker, which stays. */
export function createCompilers(imports: LiveImports): (id: string) => Compiler {
  const worker = createScriptCompiler(startWorker);
  return (id) => createCompiler(id, imports, worker);
}
