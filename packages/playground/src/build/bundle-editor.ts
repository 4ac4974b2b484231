import path from 'node:path';
import type { Rolldown } from 'vite';
import { bundle, findModule, PACKAGE } from './bundle-module';
import { installedVersion } from './check-packages';

/** The oldest React that the components of this package run with. */
const OLDEST = [19, 2] as const;

/** Folder of its files. */
const FOLDER = 'editor';

/**
 * Bundles the editor for pages without React: with the React that this package imports, and split where the page's parts are loaded
 * later, too.
 * @returns its files by their paths from the playground's folder; `chunks` are what the script loads when it needs it. Undefined if
 * that React is one that the components don't run with.
 */
export async function bundleEditor() {
  if (!hasReact()) return undefined;
  const output = await bundle({
    root: PACKAGE,
    envDir: false,
    base: './',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Otherwise it's what the environment says, and elements name their files.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      assetsDir: FOLDER,
      cssCodeSplit: false,
      // They know `light-dark()`: what takes its place elsewhere doesn't see the `color-scheme` of the page.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      rolldownOptions: {
        input: { editor: findModule('react/mount-editor') },
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  const files = new Map(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)] as const),
  );
  const script = output.find((file): file is Rolldown.OutputChunk => file.type === 'chunk' && file.isEntry);
  const style = [...files.keys()].find((name) => path.extname(name) === '.css');
  if (!script || style === undefined) throw new Error(`The editor's build has no ${script ? 'stylesheet' : 'script'}`);
  const chunks = [...files.keys()].filter((name) => name !== script.fileName && name !== style);
  return { files, script: script.fileName, style, chunks };
}

/** True if this package imports a React that its components run with. */
function hasReact(): boolean {
  const [major = 0, minor = 0] = (installedVersion('react', PACKAGE) ?? '').split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}
