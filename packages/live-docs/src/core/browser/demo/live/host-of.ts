import loadLiveImports from 'virtual:live-imports';
import { isLoadError, type Resources } from 'live-playground/internal';
import { FRAME_DOCUMENT, FRAME_FOLDER } from 'live-playground/model';
import {
  createHost,
  loadEditor,
  startCompileWorker,
  startTypeWorker,
  type EditorModule,
  type HostVariant,
  type VariedHost,
} from 'live-playground/internal/live';
import { BUILT_IN, SANDBOXED } from '../../../model';
import { findDataFile, loaderOf, recover, type Loader } from '../../loading';
import { findVersion, inVersion } from './versions';

/**
 * What compiles, runs and checks a reader's code, once for all demos of a page. It's loaded when a reader first wants it. While
 * developing, another takes its place when the library's source changes.
 */
export const hostOf = (resources: Resources): VariedHost =>
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

/** The host of a look: with the version of the library that's chosen in it, or else the page's. All have the same workers. */
export function hostIn(resources: Resources, version: string | undefined): HostVariant {
  const host = hostOf(resources);
  if (version === undefined || version === BUILT_IN) return host;
  return host.variant(version, {
    imports: (own) => inVersion(own, findVersion(version)),
    pack: () => addressOf(findVersion(version).types),
  });
}

/** Absolute, since workers take it. @param path below the base. */
const addressOf = (path: string) => new URL(import.meta.env.BASE_URL + path, location.href).href;

/** The editor's own chunk. */
export const editorOf = (resources: Resources): Loader<EditorModule> =>
  loaderOf<EditorModule>(resources, 'code editor', loadEditor);
