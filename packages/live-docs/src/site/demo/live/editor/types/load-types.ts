import { findDataFile } from '../../../../loading';
import { createTypeClient } from './create-type-client';

/** The worker that knows the types. It starts when a reader first puts the caret into code. */
export const types = createTypeClient({
  createWorker: () =>
    new Worker(new URL('../../../../../workers/types/types-worker.ts', import.meta.url), { type: 'module' }),
  async findFiles() {
    const [compiler, data] = await Promise.all([findDataFile('compiler'), findDataFile('types')]);
    return compiler && data ? { compiler, data } : undefined;
  },
});
