import loadLiveImports from 'virtual:live-imports';
import type { FrameFiles } from '../../../model';
import { createLoader } from '../../loading';
import type { Compiler } from './compiler/create-compiler';

/** What compiles and runs a reader's code. */
export const compiler = createLoader('compiler', async () => {
  const [{ createCompiler }, imports] = await Promise.all([import('./compiler/create-compiler'), loadLiveImports()]);
  return { createCompiler, imports };
});

/** @param id of the demo. */
export async function loadCompiler(id: string): Promise<{ compiler: Compiler; files: FrameFiles }> {
  const { createCompiler, imports } = await compiler.load({ stay: true });
  return { compiler: createCompiler(id, imports), files: imports.frame };
}
