import type { Resources } from '../../../../../model';
import { findDataFile } from '../../../../loading';
import { createTypeClient, type TypeClient } from './create-type-client';

/** The worker that knows the types, one for all demos of a page. It starts when a reader first puts the caret into code. */
export const typesOf = (resources: Resources): TypeClient =>
  resources.get('types', () =>
    createTypeClient({
      createWorker: () =>
        new Worker(new URL('../../../../../workers/types/types-worker.ts', import.meta.url), { type: 'module' }),
      async findFiles() {
        const [compiler, data] = await Promise.all([
          findDataFile(resources, 'compiler'),
          findDataFile(resources, 'types'),
        ]);
        return compiler && data ? { compiler, data } : undefined;
      },
    }),
  );
