import type { LiveImports } from '../model/live';
import type { PlaygroundManifest } from '../model/manifest';
import { VERSION } from '../model/version';
import { createLoader } from '../base/loader';
import { fetchText } from '../base/fetch-json';
import { parseJson } from '../base/create-stored';
import type { HostSource } from './host-source';
import { PlaygroundError } from '../model/playground-error';

/**
 * A folder that `live-playground build` wrote.
 * @param assets its address, absolute or relative to the page.
 */
export function manifestSource(assets: string): HostSource {
  const manifest = createLoader('manifest.json', async (signal) => {
    const folder = toFolder(assets);
    return { ...(await readManifest(folder, signal)), folder, at: (path: string) => new URL(path, folder).href };
  });
  return {
    async loadEngine() {
      const { frame, chunks, files, compileWorker, styles, folder, at } = await manifest.load();
      const imports: LiveImports = {
        frame: files,
        styles: Object.fromEntries(
          Object.entries(styles).map(([name, path]) => [
            name,
            async () => ({ default: await fetchText(at(path), 'css') }),
          ]),
        ),
        themes: [],
        values: {},
        files: {},
        folders: {},
        explainMissing: (name) =>
          `Expected one of your files, or one of ${Object.keys(files.packages).join(', ')}. Add ${name} to --packages and build ${folder} again`,
      };
      return {
        imports,
        frame: { document: at(frame), folder: at(chunks) },
        startWorker: () => startWorker(at(compileWorker)),
      };
    },
    async findEditor() {
      const { editor, folder, packages, at } = await manifest.load();
      if (editor) return { script: at(editor.script), style: at(editor.style) };
      throw new PlaygroundError({
        file: folder,
        found: `it has no editor, since it was built with React ${packages['react']}`,
        expected: 'a folder that was built with React 19.2 or later, which the editor runs with',
        fix: 'Build it with that React, or leave out `editor` and show the code by yourself',
      });
    },
    async loadTypes() {
      const { types, at } = await manifest.load();
      if (!types) return undefined;
      return {
        startWorker: () => startWorker(at(types.worker)),
        compiler: at(types.compiler),
        data: at(types.data),
      };
    },
  };
}

/** @throws {PlaygroundError} */
function startWorker(address: string): Worker {
  try {
    return new Worker(address, { type: 'module' });
  } catch (cause) {
    throw new PlaygroundError(
      {
        file: address,
        found: `the browser doesn't start a worker from there: ${String(cause)}`,
        expected: `a worker of the page's own origin, ${location.origin}`,
        fix: 'Serve the folder from the same origin as the page, and let its policy allow it (worker-src)',
      },
      { cause },
    );
  }
}

/** @throws {PlaygroundError} */
function toFolder(assets: string): string {
  try {
    return new URL(assets.endsWith('/') ? assets : `${assets}/`, document.baseURI).href;
  } catch (cause) {
    const fix = 'Pass it to `createPlayground` or `createPlaygroundHost`';
    const expected = 'the address of the folder that `live-playground build` wrote';
    throw new PlaygroundError({ file: 'assets', found: `${String(assets)} is no address`, expected, fix }, { cause });
  }
}

/** @throws {PlaygroundError} */
async function readManifest(folder: string, signal: AbortSignal): Promise<PlaygroundManifest> {
  const file = `${folder}manifest.json`;
  const build = `Run \`npx live-playground build\` and serve what it wrote as ${folder}, or change \`assets\``;
  const fail = (found: string, expected: string, fix: string, cause?: unknown) =>
    new PlaygroundError({ file, found, expected, fix }, { cause });
  let text: string;
  try {
    text = await fetchText(file, 'json', { cache: 'no-cache', signal });
  } catch (error) {
    signal.throwIfAborted();
    throw fail(error instanceof Error ? error.message : String(error), 'the manifest of a playground', build, error);
  }
  const manifest = parseJson(text);
  if (!isManifest(manifest)) throw fail(`${text.slice(0, 40)} is no manifest`, 'the manifest of a playground', build);
  if (manifest.version === VERSION) return manifest;
  throw fail(
    `a folder of live-playground ${manifest.version}`,
    `one of ${VERSION}, as the page has it`,
    'Build the folder again with the version that the page uses',
  );
}

const isManifest = (value: unknown): value is PlaygroundManifest =>
  typeof value === 'object' && value !== null && 'version' in value && 'frame' in value && 'files' in value;
