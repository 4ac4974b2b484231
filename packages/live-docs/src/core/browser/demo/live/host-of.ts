import loadLiveImports from 'virtual:live-imports';
import { isLoadError, type Resources } from 'live-playground/internal';
import { FRAME_DOCUMENT, FRAME_FOLDER } from 'live-playground/model';
import {
  createHost,
  loadEditor,
  startCompileWorker,
  startTypeWorker,
  type EditorModule,
  type PlaygroundHost,
} from 'live-playground/internal/live';
import { SANDBOXED } from '../../../model';
import { findDataFile, loaderOf, recover, type Loader } from '../../loading';

/**
 * What compiles, runs and checks a reader's code, once for all demos of a page. It's loaded when a reader first wants it. While
 * developing, another takes its place when the library's source changes.
 */
export const hostOf = (resources: Resources): PlaygroundHost =>
  resources.get('playground', () => {
    const host = createHost({
      async loadEngine() {
        const base = import.meta.env.BASE_URL;
        return {
          imports: await loadLiveImports(resources),
          frame: {
            document: base + FRAME_DOCUMENT,
            sandboxed: base + FRAME_DOCUMENT + SANDBOXED,
            folder: base + FRAME_FOLDER,
          },
          startWorker: startCompileWorker,
        };
      },
      async loadTypes() {
        const [compiler, data] = await Promise.all([
          findDataFile(resources, 'compiler'),
          findDataFile(resources, 'types'),
        ]);
        return compiler && data ? { startWorker: startTypeWorker, compiler, data } : undefined;
      },
      leave: async (error) => isLoadError(error) && recover(error),
    });
    const renew = () => {
      import.meta.hot?.off?.('docs:library', renew);
      resources.drop('playground');
      host.close();
    };
    import.meta.hot?.on('docs:library', renew);
    return host;
  });

/** The editor's own chunk. */
export const editorOf = (resources: Resources): Loader<EditorModule> =>
  loaderOf<EditorModule>(resources, 'code editor', loadEditor);
