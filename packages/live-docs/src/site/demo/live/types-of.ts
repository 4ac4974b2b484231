import { isLoadError, type Resources } from 'live-playground/loading';
import { createTypeClient, startTypeWorker, type TypeClient } from 'live-playground/react';
import { findDataFile, recover } from '../../loading';

/** The worker that knows the types, one for all demos of a page. It starts when a reader first puts the caret into code. */
export const typesOf = (resources: Resources): TypeClient =>
  resources.get('types', () =>
    createTypeClient({
      createWorker: startTypeWorker,
      async findFiles() {
        const [compiler, data] = await Promise.all([
          findDataFile(resources, 'compiler'),
          findDataFile(resources, 'types'),
        ]);
        return compiler && data ? { compiler, data } : undefined;
      },
      leave: async (error) => isLoadError(error) && recover(error),
    }),
  );
