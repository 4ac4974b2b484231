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
import { BUILT_IN, SANDBOXED } from '../../../model';
import { findDataFile, loaderOf, recover, type Loader } from '../../loading';
import { findVersion, inVersion } from './versions';

/**
 * What compiles, runs and checks a reader's code, once for all demos of a page. It's loaded when a reader first wants it. While
 * developing, another takes its place when the library's source changes.
 */
export const hostOf = (resources: Resources): PlaygroundHost => keepHost(resources, 'playground');

/** The host of a look: with the version of the library that's chosen in it, or else the page's. */
export function hostIn(resources: Resources, version: string | undefined): PlaygroundHost {
  const isPages = version === undefined || version === BUILT_IN;
  return isPages ? hostOf(resources) : keepHost(resources, `playground ${version}`, version);
}

const keepHost = (resources: Resources, name: string, version?: string): PlaygroundHost =>
  resources.get(name, () => {
    const host = createHost({
      async loadEngine() {
        const base = import.meta.env.BASE_URL;
        const imports = await loadLiveImports(resources);
        return {
          imports: version === undefined ? imports : inVersion(imports, findVersion(version)),
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
        const pack = version === undefined ? {} : { pack: addressOf(findVersion(version).types) };
        return compiler && data ? { startWorker: startTypeWorker, compiler, data, ...pack } : undefined;
      },
      leave: async (error) => isLoadError(error) && recover(error),
    });
    const renew = () => {
      import.meta.hot?.off?.('docs:library', renew);
      resources.drop(name);
      host.close();
    };
    import.meta.hot?.on('docs:library', renew);
    return host;
  });

/** Absolute, since workers take it. @param path below the base. */
const addressOf = (path: string) => new URL(import.meta.env.BASE_URL + path, location.href).href;

/** The editor's own chunk. */
export const editorOf = (resources: Resources): Loader<EditorModule> =>
  loaderOf<EditorModule>(resources, 'code editor', loadEditor);
