import { createRequire } from 'node:module';
import path from 'node:path';
import { attempt } from '../../core/node/files/attempt';
import { buildScript } from '../../core/node/output/documents/build-script';

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
  const { resolve } = createRequire(path.join(root, 'package.json'));
  const names = PACKAGES.find((all) => all.every((name) => attempt(() => resolve(name)) !== undefined));
  if (!names) return undefined;
  const define = { 'process.env.NODE_ENV': '"production"' };
  const code = await buildScript(ENTRY, PLAY_NAME, define, {
    root,
    logLevel: 'silent',
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
    build: { minify: false },
  });
  // Playwright would read all properties of what the script ends with.
  return `${code}\nglobalThis.${PLAY_NAME} = ${PLAY_NAME};\nundefined;`;
}

const ENTRY = 'live-docs~play.js';
