import loadLiveImports from 'virtual:live-imports';
import type { Resources } from 'live-playground/loading';
import { FRAME_DOCUMENT, FRAME_FOLDER } from 'live-playground/model';
import {
  createFrameChunks,
  createSpare,
  loadCompilers,
  type Compiler,
  type PlayerParts,
  type SharedFrames,
} from 'live-playground/react';
import { loaderOf, type Loader } from '../../loading';

/** What compiles and runs a reader's code, once for a page. */
interface Shared extends SharedFrames {
  /** @param id of the demo. */
  createCompiler(id: string): Compiler;
}

export const compilerOf = (resources: Resources): Loader<Shared> =>
  loaderOf(resources, 'compiler', async () => {
    const [{ createCompilers }, imports] = await Promise.all([loadCompilers(), loadLiveImports(resources)]);
    const base = import.meta.env.BASE_URL;
    return {
      createCompiler: createCompilers(imports),
      chunks: createFrameChunks(imports.frame, { document: base + FRAME_DOCUMENT, folder: base + FRAME_FOLDER }),
      spare: createSpare(),
    };
  });

/** @param id of the demo. */
export async function loadCompiler(id: string, resources: Resources): Promise<PlayerParts> {
  const { createCompiler, ...shared } = await compilerOf(resources).load({ stay: true });
  return { compiler: createCompiler(id), ...shared };
}
