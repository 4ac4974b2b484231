import loadLiveImports from 'virtual:live-imports';
import type { Resources } from '../../../model';
import { loaderOf } from '../../loading';
import type { Compiler } from './compiler/create-compiler';
import { createFrameChunks, type FrameChunks } from './frame/create-frame-chunks';
import { createSpare, type SpareFrame } from './frame/create-spare';

/** What compiles and runs a reader's code, once for a page. */
export const compilerOf = (resources: Resources) =>
  loaderOf(resources, 'compiler', async () => {
    const [{ createCompilers }, imports] = await Promise.all([
      import('./compiler/create-compilers'),
      loadLiveImports(resources),
    ]);
    return { createCompiler: createCompilers(imports), chunks: createFrameChunks(imports.frame), spare: createSpare() };
  });

/** What compiles and runs a demo. */
interface PlayerParts {
  compiler: Compiler;
  chunks: FrameChunks;
  spare: SpareFrame;
}

/** @param id of the demo. */
export async function loadCompiler(id: string, resources: Resources): Promise<PlayerParts> {
  const { createCompiler, ...shared } = await compilerOf(resources).load({ stay: true });
  return { compiler: createCompiler(id), ...shared };
}
