import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Rolldown } from 'vite';

/** The name that the script gives what it exports, in the page. */
export const PLAY_NAME = 'liveDocsPlay';

export const INSTALL_PLAY = 'npm install --save-dev storybook';

/** What `play` of a story is written with: the first packages of these that are all installed count. */
const PACKAGES = [
  ['storybook/test'],
  ['@storybook/test'],
  ['@storybook/testing-library', '@storybook/jest'],
  // They have no `expect`; a `play` that finds elements needs none.
  ['@testing-library/dom', '@testing-library/user-event'],
];

/**
 * Builds what `play` needs of the site's packages to one text, which gives the page an object with their exports.
 * @param root the site's folder, absolute. @returns undefined if nothing is installed.
 */
export async function buildPlayTools(root: string): Promise<string | undefined> {
  const names = PACKAGES.find((all) => all.every((name) => isInstalled(root, name)));
  if (!names) return undefined;
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'play-tools',
        enforce: 'pre',
        // As if it were a file of the site.
        resolveId: (id) => (path.basename(id) === ENTRY ? path.join(root, ENTRY) : undefined),
        load: (id) =>
          path.basename(id) === ENTRY ? names.map((name) => `export * from '${name}';`).join('\n') : undefined,
      },
    ],
    build: {
      write: false,
      minify: false,
      reportCompressedSize: false,
      lib: { entry: ENTRY, formats: ['iife'], name: PLAY_NAME },
    },
  });
  const [{ output }] = result as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  // Playwright would read all properties of what the script ends with.
  return `${output[0].code}\nglobalThis.${PLAY_NAME} = ${PLAY_NAME};\nundefined;`;
}

const ENTRY = 'live-docs~play.js';

function isInstalled(root: string, name: string): boolean {
  try {
    createRequire(path.join(root, 'package.json')).resolve(name);
    return true;
  } catch {
    return false;
  }
}
