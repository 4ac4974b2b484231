import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as internal from 'live-docs/internal';
import { writeFiles } from '../../../tests/support/write-files';
import type { Engine } from './surroundings';
import { startSite } from './start-site';

const MODULES = path.resolve('node_modules');

/** Starts a site. @returns what is printed, and the files that are there afterwards, without packages. */
async function run(root: string, engine: Partial<Engine> = {}, report = '') {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const ran: string[] = [];
  const command = (_: string, args: string[]) => {
    ran.push(args.slice(1).join(' '));
    return Promise.resolve({ code: 1, output: report });
  };
  // Rendering takes seconds. One test does it.
  const renderDemo = () => Promise.resolve<[string, string]>(['<p>shown</p>', '<p>shown</p>']);
  await startSite(root, { ...internal, renderDemo, ...engine }, { wanted: '', ask: undefined, run: command, print });
  const all = await readdir(root, { recursive: true, withFileTypes: true });
  const names = all
    .filter((entry) => entry.isFile() && !/node_modules|\.site\b/.test(entry.parentPath))
    .map((entry) => internal.toPosix(root, path.join(entry.parentPath, entry.name)))
    .sort();
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(path.join(root, name), 'utf8')]));
  return { printed: printed.join('\n'), ran, files };
}

/** A folder that has React and its types installed. */
async function withReact(files: Record<string, string>): Promise<string> {
  const root = await writeFiles({ 'package.json': '{}', ...files });
  await mkdir(path.join(root, 'node_modules/@types'), { recursive: true });
  for (const name of ['react', 'react-dom', '@types/react'])
    symlinkSync(path.join(MODULES, name), path.join(root, 'node_modules', name), 'junction');
  return root;
}

const LIBRARY = { description: 'Picks a date.', repository: 'o/picker', peerDependencies: { react: '>=18' } };

/** Declarations of a library that is installed, and its README. */
const installed = (declarations: string, readme: string[] = []) => ({
  'package.json': JSON.stringify({ dependencies: { '@scope/date-picker': '1.0.0' } }),
  'node_modules/@scope/date-picker/package.json': JSON.stringify({
    ...LIBRARY,
    name: '@scope/date-picker',
    version: '1.0.0',
    type: 'module',
    exports: { '.': { types: './index.d.ts', default: './index.js' }, './style.css': './style.css' },
  }),
  'node_modules/@scope/date-picker/index.d.ts': `import type { ReactNode, Context } from 'react';\n${declarations}`,
  'node_modules/@scope/date-picker/index.js': `import { createElement as h } from 'react';
    export const Day = ({ label }) => { if (label === 'never') throw new Error('no such day'); return h('b', null, label); };\n`,
  'node_modules/@scope/date-picker/style.css': '',
  'node_modules/@scope/date-picker/README.md': readme.join('\n'),
});

const PICKER = `export declare const ThemeContext: Context<string>;
  export declare function Day(props: { label: string }): ReactNode;
  export declare function DatePicker(props: {
    format: 'long' | 'short'; days: number[]; open: boolean; size: number; children: ReactNode;
    value?: Date; onChange: (next: Date) => void;
  }): ReactNode;`;

const day = (label: string) => [
  '```jsx',
  "import { Day } from '@scope/date-picker';",
  "import '@scope/date-picker/dist/gone.css';",
  '',
  'const Example = () => {',
  `  const [label] = useState('${label}');`,
  '  return <Day label={label} />;',
  '};',
  '```',
];

it('writes pages and a demo of the component that the installed library is named after', async () => {
  const root = await withReact(installed(PICKER));
  const { printed, files } = await run(root);
  expect(Object.keys(files)).toEqual([
    '.gitignore',
    'docs/api.mdx',
    'docs/demo/date-picker.mdx',
    'docs/demo/date-picker.tsx',
    'docs/index.mdx',
    'package.json',
    'site.config.ts',
    'tsconfig.json',
  ]);
  expect(files['docs/demo/date-picker.tsx']).toBe(`import { DatePicker } from '@scope/date-picker';
import '@scope/date-picker/style.css';

export default function DatePickerDemo() {
  return <DatePicker format="long" days={[]} open={true} size={0} children="children" onChange={() => {}} />;
}
`);
  expect(files['docs/api.mdx']).toMatch(/<API id="DatePicker" \/>[^]*<API id="Day" \/>/);
  expect(files['docs/index.mdx']).toContain('  description: Picks a date.\n');
  expect(files['site.config.ts']).toContain("repository: { url: 'https://github.com/o/picker' }");
  expect(JSON.parse(files['package.json']!)).toMatchObject({ scripts: { dev: 'live-docs dev' } });
  expect(files['.gitignore']).toBe('node_modules\ndist\n.site\n');
  expect(printed).not.toContain('Not written');

  const again = await run(root);
  expect(again.files).toEqual(files);
  expect(again.printed).toContain('Not written, because they exist:\n  site.config.ts\n');
});

it("takes the README's first example that works, types or not @all", async () => {
  const readme = [...day('never'), '', ...day('Monday')];
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const root = await withReact(installed(PICKER, readme));
  // What demos throw is tested where they're rendered. Bundling a site takes seconds.
  const renderDemo = vi.fn(internal.renderDemo).mockRejectedValueOnce(new Error('no such day'));
  const { files, printed } = await run(root, { renderDemo });
  expect(printed).toContain('no such day');
  expect(files['docs/demo/day.jsx']).toBe(`import { useState } from 'react';
import { Day } from '@scope/date-picker';
import '@scope/date-picker/style.css';

const Example = () => {
  const [label] = useState('Monday');
  return <Day label={label} />;
};

export default Example;
`);
  expect(files['docs/demo/day.mdx']).toContain('an example of the README');
});

it('leaves a demo to browsers that differs each time it is rendered', async () => {
  const root = await withReact(installed(PICKER));
  const { files } = await run(root, { renderDemo: () => Promise.resolve(['<p>1</p>', '<p>2</p>']) });
  expect(files['docs/index.mdx']).toContain('ssr={false}');
});

it.each([
  [
    'publishes no demo that fails in a browser',
    '{\n  "demos": [{ "problems": [{ "found": "it throws" }] }]\n}\n',
    'index.md',
  ],
  ['publishes one that was rendered where no browser starts', "Chromium doesn't start", 'index.mdx'],
])('%s', async (_, report, page) => {
  const tools = Object.fromEntries(
    ['playwright', 'axe-core'].flatMap((name) => [
      [`node_modules/${name}/package.json`, '{ "exports": { ".": "./a.js", "./test": "./a.js" } }'],
      [`node_modules/${name}/a.js`, ''],
    ]),
  );
  const root = await withReact({ ...installed(PICKER), ...tools });
  const { files, ran } = await run(root, {}, report);
  expect(ran).toEqual([`test ${root} date-picker --skip axe,keyboard --reporter json`]);
  expect(files).toHaveProperty([`docs/${page}`]);
});

it.each([
  ['throws', () => Promise.reject(new Error('no provider')), 'no provider'],
  ['shows nothing', () => Promise.resolve<[string, string]>(['<div></div>', '<div></div>']), 'it shows nothing'],
])('begins with the README where each demo %s', async (_, renderDemo, reason) => {
  const readme = [
    '# Picker',
    '[![badge](https://example.org/a.svg)](https://example.org) <br>',
    '',
    'Picks **dates**, see [the guide](docs/guide.md) and [the site](https://example.org/).',
    '',
    '## More',
    '',
    ...day('never'),
  ];
  const { printed, files } = await run(await withReact(installed(PICKER, readme)), { renderDemo });
  expect(printed).toContain(`It doesn't work: Error: ${reason}`);
  expect(Object.keys(files).filter((file) => file.startsWith('docs/'))).toEqual(['docs/api.mdx', 'docs/index.md']);
  const page = files['docs/index.md'];
  expect(page).toContain(
    '\nPicks **dates**, see the guide and [the site](https://example.org/).\n\n````jsx\nimport { Day }',
  );
  expect(page).not.toContain('badge');
  expect(page).toContain('write a component that uses it to `docs/demo/first.tsx`');
  expect(files['site.config.ts']).not.toContain('/demo');
});

it('makes up no value that a type leaves open, and lists hooks', async () => {
  const hooks = `export declare function useDay(start: Date): string;\n`;
  const open = `export declare function Picker(props: { store: { root: symbol } }): ReactNode;`;
  const { files } = await run(await withReact(installed(hooks + open)));
  expect(files).toHaveProperty('docs/index.md');
  expect((await run(await withReact(installed(hooks)))).files['docs/api.mdx']).toContain('<API id="useDay" />');
});

it('says how many exports the reference leaves out', async () => {
  const hooks = (count: number) =>
    Array.from({ length: count }, (_, at) => `export declare function useDay${at}(): void;`);
  const line = 'docs/api.mdx describes 20 of 21 exports. Add those that readers need: <API id="TheirName" />';
  const many = await run(await withReact(installed(hooks(21).join('\n'))));
  expect(many.printed).toContain(line);
  expect(many.files['docs/api.mdx']!.match(/<API id=/g)).toHaveLength(20);
  expect((await run(await withReact(installed(hooks(20).join('\n'))))).printed).not.toContain('exports.');
});

it('leaves out props that a class has defaults for', async () => {
  const declarations = `import { Component } from 'react';
    export declare class Bar extends Component<{ value: number; width: number; text: string }> {
      static defaultProps: { width: number; text: string };
    }`;
  const { files } = await run(await withReact(installed(declarations)));
  expect(files['docs/demo/bar.tsx']).toContain('<Bar value={0} />');
});

it("documents the library of its own repository from its source, beside the folder that it's published from", async () => {
  const root = await withReact({
    'package.json': JSON.stringify({ ...LIBRARY, name: 'kit', main: 'dist/index.js', scripts: { docs: 'other' } }),
    'src/index.tsx': 'export default ({ open }: { open: boolean }) => <p>{open ? "open" : "closed"}</p>;',
    'website/docusaurus.config.js': '',
  });
  const { printed, files } = await run(root);
  expect(files['docs-site/docs/demo/kit.tsx']).toContain('return <Kit open={true} />;');
  expect(files['docs-site/site.config.ts']).toContain("directory: 'docs-site'");
  expect(files['docs-site/tsconfig.json']).toContain('"paths": { "kit": ["../src/index.tsx"] }');
  expect(JSON.parse(files['package.json']!).scripts).toEqual({
    'docs': 'other',
    'docs:build': 'live-docs build docs-site',
    'docs:preview': 'live-docs preview docs-site',
    'docs:check': 'live-docs check docs-site',
  });
  expect(printed).toContain('The site is in docs-site');
});

it('starts beside a folder docs that is no site', async () => {
  const manifest = JSON.stringify({ ...LIBRARY, name: 'kit' });
  const root = await withReact({ 'package.json': manifest, 'src/index.ts': 'export {};', 'docs/notes.md': '[a](b)' });
  expect((await run(root)).files).toHaveProperty('website/site.config.ts');
});

it('starts a site of plain pages where there is no library', async () => {
  const { printed, files } = await run(await writeFiles({ 'package.json': '{}' }));
  expect(Object.keys(files).filter((file) => file.startsWith('docs/'))).toEqual(['docs/index.md']);
  expect(printed).toContain("library: 'its-name'");
});

it('keeps the indentation of package.json, and what git ignores', async () => {
  const root = await writeFiles({
    'package.json': '{\n\t"name": "kit"\n}',
    '.gitignore': '/dist/\nlib',
    '.git/HEAD': '',
  });
  const { files } = await run(root);
  expect(files['package.json']).toMatch(/^\{\n\t"name": "kit",\n\t"scripts": \{\n\t\t"dev": [^]*\}$/);
  expect(files['.gitignore']).toBe('/dist/\nlib\n.site\n');
});

it('says which file it cannot write', async () => {
  const root = await writeFiles({ 'package.json': '{}', 'site.config.ts': '', 'docs': 'a file' });
  await expect(run(root)).rejects.toThrow('docs');
  expect(existsSync(path.join(root, 'tsconfig.json'))).toBe(true);
});

it('makes the site of the examples and stories that a repository has, with its README as the start', async () => {
  const root = await withReact({
    'package.json': JSON.stringify({ ...LIBRARY, name: 'kit', version: '1.0.0', main: 'src/index.tsx' }),
    'README.md': '# Kit\n\nParts for *forms*.\n',
    'src/index.tsx': 'export const Day = ({ label }: { label: string }) => <b>{label}</b>;\n',
    'src/day.stories.tsx':
      "import { Day } from '.';\nexport default { component: Day };\nexport const Plain = { args: { label: 'x' } };\n",
    'examples/basic.tsx': 'import { Day } from \'kit\';\nexport const Basic = () => <Day label="a" />;\n',
  });
  const { printed, files } = await run(root);
  expect(printed).toContain('Found stories: src/**/*.stories.tsx; examples: examples/**. They are demos as they are.');
  expect(files['site.config.ts']).toContain(
    "pages: { '/examples': 'examples/**' },\n  stories: 'src/**/*.stories.tsx',",
  );
  expect(files['site.config.ts']).toContain("{ path: '/stories', title: 'Stories' }");
  expect(files['docs/index.mdx']).toContain('[Examples](/examples) [Stories](/stories) [API reference](/api)');
  expect(files['docs/index.mdx']).toContain('Parts for *forms*.');
  expect(Object.keys(files).filter((file) => file.startsWith('docs/'))).toEqual(['docs/api.mdx', 'docs/index.mdx']);
});
