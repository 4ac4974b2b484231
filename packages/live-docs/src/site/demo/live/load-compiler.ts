import loadLiveImports from 'virtual:live-imports';
import type { Resources } from '../../../model';
import { loaderOf } from '../../loading';
import type { Compiler } from './compiler/create-compiler';
import { createFrameChunks, type FrameChunks } from './frame/create-frame-chunks';

/** What compiles and runs a reader's code. */
export const compilerOf = (resources: Resources) =>
  loaderOf(resources, 'compiler', async () => {
    const [{ createCompiler }, imports] = await Promise.all([
      import('./compiler/create-compiler'),
      loadLiveImports(resources),
    ]);
    return { createCompiler, imports, chunks: createFrameChunks(imports.frame) };
  });

/** @param id of the demo. */
export async function loadCompiler(
  id: string,
  resources: Resources,
): Promise<{ compiler: Compiler; chunks: FrameChunks }> {
  const { createCompiler, imports, chunks } = await compilerOf(resources).load({ stay: true });
  return { compiler: createCompiler(id, imports), chunks };
}
