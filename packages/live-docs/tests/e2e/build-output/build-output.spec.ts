import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
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

/** Builds a site in its own folder. @returns see `buildAgain`. */
async function buildIn(files: Record<string, string>): Promise<Map<string, string>> {
  const root = await writeSite('output', files);
  const { texts } = await buildAgain(root);
  await rm(root, { recursive: true });
  return texts;
}

/** @returns the text of each file but the compressed forms, by its path in `dist`, and what the build has said. */
async function buildAgain(root: string): Promise<{ texts: Map<string, string>; output: string }> {
  const { code, output } = await build(root);
  expect(code, output).toBe(0);
  const dist = path.join(root, 'dist');
  const names = (await readdir(dist, { recursive: true })).filter((name) => /\.(html|js|css|json|svg)$/.test(name));
  const texts = new Map<string, string>();
  for (const name of names) texts.set(name, await readFile(path.join(dist, name), 'utf8'));
  expect(existsSync(path.join(dist, 'index.html'))).toBe(true);
  return { texts, output };
}

/** Names of the files that differ, with `-` in the place of hashes. */
function listChanged(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const changed = [...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name);
  return [...new Set(changed.map((name) => name.replace(/-[\w-]{8}(\.\w+)$/, '$1')))].toSorted();
}

test('a changed demo changes the files of its page and the lists that name them; all else is the same to the byte @all', async () => {
  const [before, after] = await Promise.all([
    buildIn(FILES),
    buildIn({ ...FILES, 'docs/other.tsx': demo('Another one') }),
  ]);
  expect(listChanged(before, after)).toEqual([
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

test('a changed text bundles nothing again, and a changed demo does, whatever was built before @all', async () => {
  const files = {
    ...FILES,
    'docs/index.mdx': `${FILES['docs/index.mdx']}\nWith a text.\n`,
    'docs/text.mdx': `---\ntitle: Text\n---\n\n## Words\n\n<Callout kind="tip">\n\nOne *word*.\n\n</Callout>\n`,
    'public/robots.txt': 'User-agent: *\n',
  };
  const root = await writeSite('output', files);
  const write = (name: string, text: string) => writeFile(path.join(root, name), text);
  const kept = 'bundles taken from the last build';
  const first = await buildAgain(root);
  expect(first.output).not.toContain(kept);

  await write('docs/text.mdx', files['docs/text.mdx'].replace('One *word*', 'Another **word**'));
  await write('docs/index.mdx', files['docs/index.mdx'].replace('With a text.', '## More\n\nWith another text.'));
  const second = await buildAgain(root);
  expect(second.output).toContain(kept);
  expect(second.texts.get('text.html')).toContain('Another <strong>word</strong>');
  expect(second.texts.get('index.html')).toContain('With another text.');
  expect(listChanged(first.texts, second.texts).filter((name) => name.endsWith('.js'))).toEqual([]);
  expect(existsSync(path.join(root, 'dist/robots.txt'))).toBe(true);

  await write('docs/other.tsx', demo('Another one'));
  const third = await buildAgain(root);
  expect(third.output).not.toContain(kept);
  expect(third.texts.get('other.html')).toContain('Another one');
  // As if it were built of nothing.
  await rm(path.join(root, '.site'), { recursive: true });
  expect(listChanged(third.texts, (await buildAgain(root)).texts)).toEqual([]);
  await rm(root, { recursive: true });
});

test("a site of the library's own source has its published name and no path of this machine in any file @all", async () => {
  const files = await buildIn(OWN_LIBRARY);
  const leaks = [...files].filter(([, text]) => text.includes(ENGINE.slice(1))).map(([name]) => name);
  expect(leaks).toEqual([]);
  expect(files.get('index.html')).toContain('Counted 3');
  const code = [...files].find(([name]) => name.startsWith('assets/basic.tsx'))?.[1];
  expect(code).toContain("import Stepper from '@example/stepper';");
});
