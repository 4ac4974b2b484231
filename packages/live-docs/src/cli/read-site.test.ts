import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeFiles } from '../../../../tests/support/write-files';
import { readSite } from './read-site';

/** What reading a site says whose configuration has these lines. */
async function messageOf(...lines: string[]): Promise<string> {
  const root = await writeFiles({ 'site.config.ts': lines.join('\n') });
  return messageIn(root);
}

async function messageIn(root: string, file?: string): Promise<string> {
  try {
    await readSite(root, file);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll(root, '<root>') : '';
  }
}

const EXPECTED = 'Expected a module whose default export is defineSite({ … }).';

it('reads a configuration in TypeScript, with types and files beside it', async () => {
  const root = await writeFiles({
    'title.ts': `export const title: string = 'Table';`,
    'own.config.ts': `import { defineSite } from 'live-docs';
import { title } from './title';
export default defineSite({ title, library: 'table', repository: { url: 'https://example.org/table' } });`,
  });
  const { config } = await readSite(root, 'own.config.ts');
  expect(config).toMatchObject({ title: 'Table', library: ['table'], base: '/' });
});

it('says how to start a site where there is none', async () => {
  const root = await writeFiles({});
  expect(await messageIn(root)).toBe(
    `site.config.ts: there is no such file in <root>. ${EXPECTED} Run "npm create live-docs ." to start a site there, or name the folder of the site.`,
  );
});

it('names the line that throws', async () => {
  // The test runner's own, which knows no source maps of other modules.
  const { prepareStackTrace } = Error;
  onTestFinished(() => void Object.assign(Error, { prepareStackTrace }));
  Object.assign(Error, { prepareStackTrace: undefined });
  const message = await messageOf('interface A {', '  b: string;', '}', '', "throw new Error('no token');");
  expect(message).toBe(`site.config.ts:5: it throws: no token. ${EXPECTED} Correct the module.`);
});

it('names the line that cannot be parsed', async () => {
  const message = await messageOf('const a = 1;', 'const b = ;');
  expect(message).toBe(`site.config.ts:2: it can't be parsed: Unexpected token. ${EXPECTED} Correct the module.`);
});

it('names a module that cannot be found', async () => {
  expect(await messageOf(`import 'left-pad';`)).toContain("it throws: Cannot find module 'left-pad'. Expected");
});

it.each([
  ['export const a = 1;', 'undefined'],
  ['export default null;', 'null'],
  ['export default () => ({});', 'function'],
])('%s exports no configuration', async (text, found) => {
  expect(await messageOf(text)).toBe(
    `site.config.ts: its default export is ${found}. ${EXPECTED} Export the configuration.`,
  );
});

it('names each option that is not valid', async () => {
  const message = await messageOf(`export default { title: 'A', library: 'a', repositry: {} };`);
  expect(message).toContain('site.config.ts: the option "repository" is missing.');
  expect(message).toContain('site.config.ts: Unknown option "repositry". Did you mean "repository"?');
});

it.each([
  [
    'package.json',
    '{\n  "name": "a",\n}\n',
    "package.json:3: it can't be read: Expected double-quoted property name. Expected JSON. Correct the file",
  ],
  ['pnpm-workspace.yaml', 'packages:\n  - *\n', 'pnpm-workspace.yaml:2: the workspace cannot be read: '],
])('blames no configuration for a %s that cannot be read', async (file, text, message) => {
  const root = await writeFiles({ 'site.config.ts': 'export default {};', [file]: text });
  expect(await messageIn(root)).toContain(message);
  expect(await messageIn(root)).not.toContain('site.config.ts');
});

it('names a package.json above the site that cannot be read', async () => {
  const root = await writeFiles({ 'package.json': '{', 'docs/site.config.ts': 'export default {};' });
  expect(await messageIn(path.join(root, 'docs'))).toContain("../package.json:1: it can't be read");
});

it.each(['c#', 'what?'])('names a sign in the path of the site that imports cut: %s', async (folder) => {
  const root = await writeFiles({ 'site.config.ts': 'export default {};' });
  expect(await messageIn(path.join(root, folder))).toMatch(/has a "[#?]", which imports take for the end of a path/);
});
