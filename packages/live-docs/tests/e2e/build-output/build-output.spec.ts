import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { OWN_LIBRARY } from '../../unit/own-library';
import { writeSite } from '../copies';
import { ENGINE, build } from '../serve';
import { expect, test } from '../test';

const CONFIG = `
import { defineSite } from 'live-docs';

export default defineSite({
  title: 'Site',
  description: '',
  library: 'react',
  apiParser: false,
  repository: { url: 'https://example.org/site', branch: 'main' },
});
`;

const page = (title: string) => `---\ntitle: ${title}\n---\n\n<Demo src="./${title.toLowerCase()}.tsx" />\n`;
const demo = (text: string) => `export default function Demo() {\n  return <p>${text}</p>;\n}\n`;

const FILES = {
  'site.config.ts': CONFIG,
  'docs/index.mdx': page('Home'),
  'docs/home.tsx': demo('Home'),
  'docs/other.mdx': page('Other'),
  'docs/other.tsx': demo('Other'),
};

/** Builds a site in a folder of its own. @returns the text of each file but the compressed forms, by its path in `dist`. */
async function buildIn(files: Record<string, string>): Promise<Map<string, string>> {
  const root = await writeSite('output', files);
  const { code, output } = await build(root);
  expect(code, output).toBe(0);
  const dist = path.join(root, 'dist');
  const names = (await readdir(dist, { recursive: true })).filter((name) => /\.(html|js|css|json|svg)$/.test(name));
  const texts = new Map<string, string>();
  for (const name of names) texts.set(name, await readFile(path.join(dist, name), 'utf8'));
  expect(existsSync(path.join(dist, 'index.html'))).toBe(true);
  await rm(root, { recursive: true });
  return texts;
}

test('a changed demo changes the files of its page and the lists that name them; all else is the same to the byte @all', async () => {
  const [before, after] = await Promise.all([
    buildIn(FILES),
    buildIn({ ...FILES, 'docs/other.tsx': demo('Another one') }),
  ]);
  const changed = [...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name);
  const plain = new Set(changed.map((name) => name.replace(/-[\w-]{8}(\.\w+)$/, '$1')));
  expect([...plain].toSorted()).toEqual([
    '.well-known/agent-skills/index.json',
    'assets/demos.json',
    'assets/javascript.json',
    'assets/other.js',
    'assets/other.jsx.json',
    'assets/other.tsx.json',
    'assets/pages.json',
    'assets/sandbox.json',
    'assets/types.json',
    'build.json',
    'other.html',
    'pictures.svg',
    '~demos/other.html',
  ]);
});

test("a site of the library's own source has its published name and no path of this machine in any file @all", async () => {
  const files = await buildIn(OWN_LIBRARY);
  const leaks = [...files].filter(([, text]) => text.includes(ENGINE.slice(1))).map(([name]) => name);
  expect(leaks).toEqual([]);
  expect(files.get('index.html')).toContain('Counted 3');
  const code = [...files].find(([name]) => name.startsWith('assets/basic.tsx'))?.[1];
  expect(code).toContain("import Stepper from '@example/stepper';");
});
