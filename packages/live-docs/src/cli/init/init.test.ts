import { readFileSync, symlinkSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { writeFiles } from '../../../../../tests/support/write-files';
import { toPosix } from '../../core/node/files/paths';
import { readSite } from '../read-site';
import { init, type InitOptions } from './init';

const MODULES = path.resolve('node_modules');

/** Runs `init` in a folder. @returns what it prints, and the files that are there afterwards, without packages. */
async function run(root: string, options?: InitOptions): Promise<{ printed: string; files: Record<string, string> }> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  log.mockClear();
  await init(root, options);
  const printed = log.mock.calls.flat().join('\n');
  const all = await readdir(root, { recursive: true, withFileTypes: true });
  const names = all
    .filter((entry) => entry.isFile() && !/node_modules|\.site\b/.test(entry.parentPath))
    .map((entry) => toPosix(root, path.join(entry.parentPath, entry.name)))
    .sort();
  return {
    printed,
    files: Object.fromEntries(names.map((name) => [name, readFileSync(path.join(root, name), 'utf8')])),
  };
}

/** A folder that has React and its types installed. */
async function withReact(files: Record<string, string>): Promise<string> {
  const root = await writeFiles(files);
  await mkdir(path.join(root, 'node_modules/@types'), { recursive: true });
  for (const name of ['react', 'react-dom', '@types/react'])
    symlinkSync(path.join(MODULES, name), path.join(root, 'node_modules', name), 'junction');
  return root;
}

const LIBRARY = { description: 'Picks a date.', repository: 'o/picker', peerDependencies: { react: '>=18' } };

/** Declarations and scripts of a library that is installed. */
const installed = (declarations: string, script: string, readme = '') => ({
  'package.json': JSON.stringify({ dependencies: { '@scope/date-picker': '1.0.0' } }),
  'node_modules/@scope/date-picker/package.json': JSON.stringify({
    ...LIBRARY,
    name: '@scope/date-picker',
    version: '1.0.0',
    type: 'module',
    exports: { '.': { types: './index.d.ts', default: './index.js' }, './style.css': './style.css' },
  }),
  'node_modules/@scope/date-picker/index.d.ts': `import type { ReactNode, Context } from 'react';\n${declarations}`,
  'node_modules/@scope/date-picker/index.js': `import { createElement as h } from 'react';\n${script}`,
  'node_modules/@scope/date-picker/style.css': '',
  'node_modules/@scope/date-picker/README.md': readme,
});

const PICKER = installed(
  `export declare const ThemeContext: Context<string>;
   export declare function Day(props: { label: string }): ReactNode;
   export declare function DatePicker(props: {
     format: 'long' | 'short'; marks: { id: number; at: Date }[]; value?: Date | null; onChange?: (next: Date | null) => void;
   }): ReactNode;`,
  `export const ThemeContext = {};
   export const Day = ({ label }) => label;
   export const DatePicker = ({ marks, value }) => h('time', null, marks.length + value.getFullYear());`,
);

it('writes pages and a demo of the component that the installed library is named after', async () => {
  const root = await withReact(PICKER);
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
  expect(files['docs/demo/date-picker.tsx']).toBe(`import { useState } from 'react';
import { DatePicker } from '@scope/date-picker';
import '@scope/date-picker/style.css';

const marks = [
  { id: 1, at: new Date(2027, 2, 14) },
  { id: 2, at: new Date(2027, 2, 14) },
  { id: 3, at: new Date(2027, 2, 14) },
];

export default function DatePickerDemo() {
  const [value, setValue] = useState<Date | null>(new Date(2027, 2, 14));

  return <DatePicker format="long" marks={marks} value={value} onChange={setValue} />;
}
`);
  expect(files['docs/api.mdx']).toContain('<API id="DatePicker" />');
  expect(files['docs/index.mdx']).toContain('  description: Picks a date.\n');
  const { config } = await readSite(root);
  expect(config).toMatchObject({
    title: 'Date Picker',
    library: ['@scope/date-picker'],
    repository: { url: 'https://github.com/o/picker' },
    apiParser: true,
  });
  expect(JSON.parse(files['package.json']!)).toMatchObject({ scripts: { dev: 'live-docs dev' } });
  expect(files['.gitignore']).toBe('dist\n.site\n');
  expect(printed).not.toContain('Not written');

  const again = await run(root);
  expect(again.files).toEqual(files);
  expect(again.printed).toContain('Not written, because they exist:\n  site.config.ts\n');
});

it("prefers an example of the library's README", async () => {
  const readme = [
    '```jsx',
    "import pick, { Day } from '@scope/date-picker';",
    '',
    'const Example = () => {',
    "  const [label] = useState('Monday');",
    '  return <Day label={label} />;',
    '};',
    '```',
  ];
  const files = installed(
    `export declare function Cell(props: {}): ReactNode;
     export declare function Day(props: { label: string }): ReactNode;
     export default function pick(): string;`,
    `export const Cell = () => 'cell';
     export const Day = ({ label }) => h('b', null, label);
     export default () => '';`,
    readme.join('\n'),
  );
  const { files: written } = await run(await withReact(files));
  expect(written['docs/demo/day.tsx']).toBe(`import { useState } from 'react';
import pick, { Day } from '@scope/date-picker';
import '@scope/date-picker/style.css';

const Example = () => {
  const [label] = useState('Monday');
  return <Day label={label} />;
};

export default Example;
`);
});

it('leaves out props that a class has defaults for', async () => {
  const files = installed(
    `import { Component } from 'react';
     export declare class Bar extends Component<{ value: number; width: number; text: string }> {
       static defaultProps: { width: number; text: string };
     }`,
    `import { Component } from 'react';
     export class Bar extends Component {
       static defaultProps = { width: 8, text: '' };
       render() { return h('i', { style: { width: this.props.width } }, this.props.value); }
     }`,
  );
  const { files: written } = await run(await withReact(files));
  expect(written['docs/demo/bar.tsx']).toMatch(/<Bar value=\{\d+\} \/>/);
});

it.each([
  ['a prop that nobody can make up', 'props: { store: { root: symbol } }', "h('b')", 'for the required prop `store`'],
  ['one that throws', 'props: {}', "(() => { throw new Error('no provider') })()", 'no provider'],
  [
    'one that writes to the console @all',
    'props: {}',
    "h('b', null, [h('i'), h('i')])",
    'unique "key" prop'.replaceAll('"', ''),
  ],
])('says on the page why there is no demo of the library: %s', async (_, props, element, reason) => {
  const declarations = `export declare function Picker(${props}): ReactNode;`;
  const { files } = await run(await withReact(installed(declarations, `export const Picker = () => ${element};`)));
  expect(files['docs/demo/counter.tsx']).toContain('Clicked {count} times');
  expect(files['docs/demo/counter.mdx']).toContain(reason);
});

it("documents the library of its own repository from its source, beside the folder that it's published from", async () => {
  const root = await withReact({
    'package.json': JSON.stringify({ ...LIBRARY, name: 'kit', main: 'dist/index.js', scripts: { docs: 'other' } }),
    'src/index.tsx': 'export default ({ open }: { open: boolean }) => <p>{open ? "open" : "closed"}</p>;',
  });
  const { printed, files } = await run(root);
  expect(files['website/docs/demo/kit.tsx']).toContain('return <Kit open />;');
  expect(files['website/site.config.ts']).toContain("directory: 'website'");
  expect(files['website/tsconfig.json']).toContain('"paths": {\n      "kit": ["../src/index.tsx"]');
  expect(JSON.parse(files['package.json']!).scripts).toEqual({
    'docs': 'other',
    'docs:build': 'live-docs build website',
    'docs:preview': 'live-docs preview website',
    'docs:check': 'live-docs check website',
  });
  expect(printed).toContain('The site is in website, because kit is published from dist');
});

it('starts a site of plain pages where there is no library', async () => {
  const root = path.join(await writeFiles({}), 'new/docs-site');
  const { printed, files } = await run(root);
  expect(Object.keys(files)).toContain('docs/demo/counter.tsx');
  expect(files).not.toHaveProperty('docs/api.mdx');
  expect((await readSite(root)).config).toMatchObject({ title: 'Docs Site', library: [] });
  expect(printed).toContain("library: 'its-name'");
});

it('writes nothing if a package is missing that it reads the library with', async () => {
  const root = await writeFiles(PICKER);
  await expect(run(root)).rejects.toThrow('Run "npm install --save-dev @types/react"');
  expect(await readdir(root)).not.toContain('docs');
});

it('says which file it cannot write', async () => {
  const root = await writeFiles({ docs: 'a file' });
  await expect(run(root)).rejects.toThrow(
    /^docs\/index\.mdx: it can't be written: .* Expected a folder that can be written to\. /,
  );
});
