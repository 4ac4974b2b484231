// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importSource } from '../../packages/playground/bin/start-command.mjs';
import { createDescriber } from './describe-exports.mjs';

/**
 * What others may build on, by the folder of the package: entry points, and of one that the engine uses beside that the names that
 * its README has. What isn't listed changes without notice.
 * @type {Record<string, Package>}
 */
const PACKAGES = {
  'live-docs': {
    entries: ['index', 'components', 'plugin', 'test', 'check-code'],
    formats: {
      'build.json': ['core/model/build-files', 'BuildFiles', 'PageTable'],
      'docs/api/versions.json': ['core/model/api-history', 'ApiHistory'],
    },
    styles: 'core/browser/theme.css',
  },
  'playground': {
    entries: ['index', 'react/index', 'vite/index'],
    named: { 'build/index': ['buildPlayground', 'PlaygroundBuild', 'PlaygroundInput'] },
    formats: { 'manifest.json': ['model/manifest', 'PlaygroundManifest'] },
    styles: 'react/style.css',
    usage: 'cli/usage',
  },
  'drawing': { entries: ['index'] },
  'create-live-docs': { usage: 'create' },
  'migrate': { usage: 'cli/main' },
};

/**
 * @typedef {object} Package modules are paths from `src`, without their endings
 * @property {string[]} [entries]
 * @property {Record<string, string[]>} [named]
 * @property {Record<string, [module: string, ...names: string[]]>} [formats] types of what the files hold
 * @property {string} [styles] a stylesheet that sets the variables
 * @property {string} [usage] a module with the constant `USAGE`
 */

/**
 * Describes the public API of all packages.
 * @param {string} root of the project, with a slash at its end
 * @returns {Promise<Map<string, string>>} texts by the file that stores them, from the root
 */
export async function describePackages(root) {
  const src = (/** @type {string} */ folder, /** @type {string} */ module) =>
    `${root}packages/${folder}/src/${module}.ts`;
  const modules = Object.entries(PACKAGES).flatMap(([folder, { entries = [], named = {}, formats = {} }]) =>
    [...entries, ...Object.keys(named), ...Object.values(formats).map(([module]) => module)].map((module) =>
      src(folder, module),
    ),
  );
  const describer = createDescriber([...modules, src('live-docs', 'core/model/virtual.d')], root, {
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node', 'vite/client'],
  });
  const texts = Object.entries(PACKAGES).map(
    async ([folder, { entries = [], named = {}, formats = {}, styles, usage }]) => {
      const { name } = JSON.parse(readFileSync(`${root}packages/${folder}/package.json`, 'utf8'));
      const read = (/** @type {string} */ file) => readFileSync(`${root}packages/${folder}/src/${file}`, 'utf8');
      const wanted = [...Object.values(named), ...Object.values(formats).map(([, ...names]) => names)].flat();
      const whole = describer.describe(entries.map((module) => src(folder, module)));
      const parts = describer.describe(
        [...Object.keys(named), ...Object.values(formats).map(([module]) => module)].map((module) =>
          src(folder, module),
        ),
        (one) => wanted.includes(one),
      );
      const others = new Set([...whole.named, ...parts.named].sort());
      for (const text of [...whole.exported, ...parts.exported].flat()) others.delete(text);
      const titles = [
        ...[...entries, ...Object.keys(named)].map((module) =>
          path.posix.join(name, module.replace(/(^|\/)index$/, '')),
        ),
        ...Object.keys(formats),
      ];
      const facts = folder === 'live-docs' ? await siteSections(root, describer) : [];
      const [, help] = usage ? (/USAGE = `([^`]*)`/.exec(read(`${usage}.ts`)) ?? []) : [];
      return [
        `packages/${folder}/API.md`,
        print(`Public API of ${name}`, [
          ...titles.map((title, at) => section(title, 'ts', [...whole.exported, ...parts.exported][at] ?? [])),
          section('Types that these name', 'ts', [...others]),
          ...facts,
          section('Command', 'text', help ? [help] : []),
          section('CSS variables', 'css', styles ? variablesOf(read(styles)) : []),
        ]),
      ];
    },
  );
  return new Map(/** @type {[string, string][]} */ (await Promise.all(texts)));
}

/** What is known of a description's place beside what it says. */
const PLACES = ['filename', 'lines', 'keyLines'];

/**
 * What sites are promised beside types.
 * @param {string} root
 * @param {ReturnType<typeof createDescriber>} describer
 */
async function siteSections(root, { propertiesOf }) {
  const src = `${root}packages/live-docs/src`;
  const script = `${root}scripts/api/site-facts.mjs`;
  const hash = createHash('sha256').update(readFileSync(script)).digest('hex').slice(0, 8);
  const { readSiteFacts } = await importSource(`site-facts-${hash}`, script, `${root}packages/live-docs`);
  /** @type {Awaited<ReturnType<typeof import('./site-facts.mjs')['readSiteFacts']>>} */
  const facts = await readSiteFacts(path.join(tmpdir(), `live-docs-facts-${process.pid}`), path.dirname(src));
  const typeOf = new Map(propertiesOf(`${src}/index.ts`, 'SiteConfig'));
  const described = propertiesOf(`${src}/features/api/node/read-descriptions.ts`, 'WrittenTable');
  const options = facts.options.map(({ name, value = '', mark }) => {
    const type = typeOf.get(name);
    const text = value.replaceAll('`', '');
    const isRequired = text === 'required';
    return `${name}${isRequired ? '' : '?'}${type === undefined ? '' : `: ${type}`}${isRequired || !text ? '' : ` = ${text}`}${mark ? ` (${mark.toLowerCase()})` : ''}`;
  });
  return [
    section('Options of site.config.ts', 'text', options),
    section(
      'Front matter',
      'text',
      facts.frontMatter.map(([key, kind]) => `${key}: ${kind}`),
    ),
    section(
      'docs/api/*.yaml',
      'text',
      described.filter(([key]) => !PLACES.includes(key)).map(([key, type]) => `${key}: ${type}`),
    ),
    section('Components of pages', 'text', facts.components),
    section('Command', 'text', [facts.usage]),
    section('Addresses', 'text', facts.addresses),
  ];
}

/** @param {string} css */
const variablesOf = (css) => [...new Set([...css.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = '']) => name))].sort();

/** @param {string} title @param {string} language @param {readonly string[]} texts */
const section = (title, language, texts) =>
  texts.length === 0 ? '' : `## ${title}\n\n\`\`\`${language}\n${texts.join('\n')}\n\`\`\`\n`;

/** @param {string} title @param {readonly string[]} sections */
const print = (title, sections) =>
  [
    `# ${title}\n`,
    "Written by `npm run api`, which asks what a change means to others. What isn't here changes without notice.\n",
    ...sections.filter(Boolean),
  ].join('\n');

/**
 * What differs between two descriptions.
 * @param {string} before
 * @param {string} after
 * @returns {{ removed: string[], added: string[] }} lines, each as often as it's more
 */
export function compareLines(before, after) {
  const surplus = (/** @type {string} */ of, /** @type {string} */ to) => {
    const left = to.split('\n');
    return of.split('\n').filter((line) => {
      const at = left.indexOf(line);
      if (at >= 0) left.splice(at, 1);
      return at < 0 && line.trim() !== '';
    });
  };
  return { removed: surplus(before, after), added: surplus(after, before) };
}

/** @param {string} file */
export const readStored = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
