import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts, { type Program } from 'typescript';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ApiType } from '../../../core/model';
import { checkApi, findUnused, measureCoverage } from './check-api';
import { checkSnippets } from './check-snippets';
import { linkPackages } from '../../../../tests/unit/link-packages';
import { storeOf } from '../../../../tests/unit/snapshot-of';
import { readReference, type Reference } from './create-api';
import { toId } from '../../../core/node/files/paths';
import { joinTable, joinTexts } from './join-table';

/** A library with every kind of member, as its package would declare it. */
const LIBRARY = `
import type * as React from 'react';
export type Size = 'small' | 'large';
export type Draw<RecordType> = (record: RecordType) => React.ReactNode;
interface Shared<RecordType> {
  title?: React.ReactNode;
  size?: Size;
}
export interface LeafType<RecordType> extends Shared<RecordType> { dataIndex?: string }
export interface GroupType<RecordType> extends Shared<RecordType> { children: readonly (GroupType<RecordType> | LeafType<RecordType>)[] }
export type Tree = { [side in 'left' | 'right']?: Tree };
export interface GridProps<RecordType = any> extends React.HTMLAttributes<HTMLDivElement> {
  data: readonly RecordType[];
  draw?: string | Draw<RecordType>;
  columns?: readonly (GroupType<RecordType> | LeafType<RecordType>)[];
  scroll?: { x?: number; /** how high */ y?: number };
  /** @deprecated */
  edge?: { line?: number };
  styles?: { head?: { cell?: number } };
  parts?: { head?: { cell?: Size } };
  names?: Partial<Record<'head' | 'foot', string>>;
  spots?: Record<string, number>;
  inner?: Partial<GridProps<RecordType>>;
  tree?: Tree;
  /** @deprecated Use \`draw\` instead */
  render?: Draw<RecordType>;
  /** @deprecated Please use \`draw\` in \`columns\` directly */
  paint?: Draw<RecordType>;
  /** @private */
  secret?: string;
  /** @private */
  hidden?: { a: string };
}
export declare function Grid<RecordType>(props: GridProps<RecordType>): React.ReactElement;
export interface Handle { place: { top?: number }; scrollTo: (top: number) => void }
export type { CoreProps } from '@org/core';
interface Picker<T> { color: T; onPick: (color: T, size?: Size) => void; list: readonly T[] }
type Mode = { mode: 'one'; limit: number } | { mode: 'many'; all?: boolean };
export declare const Swatch: (props: Partial<Picker<string>> & Mode) => React.ReactElement;
export default Grid;
`;

const text = (name: string, more = '') => `  ${name}:\n    en: About ${name}.\n    zh-CN: 关于 ${name}。\n${more}`;
const GRID = `id: Grid
type: ComponentProps<typeof Grid>
component: Grid
import: import Grid, { type GridProps } from 'lib';
native: { en: Native., zh-CN: 原生。 }
properties:
${['columns', 'data', 'draw', 'edge', 'edge.line', 'inner', 'names.foot', 'names.head', 'paint', 'render', 'scroll.x', 'scroll.y', 'secret', 'spots', 'tree.left', 'tree.right'].map((name) => text(name)).join('')}${text('parts', '    see: Parts\n')}${text('styles', '    see: Parts\n')}`;
const FILES: Record<string, string> = {
  'packages/lib/package.json': '{ "name": "lib", "version": "1.0.0", "types": "index.d.ts" }',
  'packages/lib/index.d.ts': LIBRARY,
  'packages/core/package.json': '{ "name": "@org/core", "version": "1.0.0", "types": "index.d.ts" }',
  'packages/core/index.d.ts': `export type Depth = 1 | 2;\nexport interface CoreProps {\n  /** @deprecated Use \`deep\` */\n  depth?: Depth;\n}`,
  'docs/api/core.yaml': `id: Core\ntype: CoreProps\nimport: import type { CoreProps } from 'lib';\nproperties:\n${text('depth')}`,
  'docs/api/grid.yaml': GRID,
  'docs/api/parts.yaml': `id: Parts\ntype: NonNullable<GridProps['parts']>\nimport: import type { GridProps } from 'lib';\nproperties:\n${text('head.cell')}`,
  'docs/api/leaf.yaml': `id: Leaf\ntype: LeafType<RecordType>\nparameters: [RecordType]\nimport: import type { LeafType } from 'lib';\nproperties:\n${['dataIndex', 'size', 'title'].map((name) => text(name)).join('')}`,
  'docs/api/group.yaml': `id: Group\ntype: GroupType<Row>\nparameters: [Row]\nextends: Leaf\nimport: import type { GroupType } from 'lib';\nproperties:\n${text('children')}`,
  'docs/api/handle.yaml': `id: Handle\ntype: Handle\ngiven: true\nimport: import type { Handle } from 'lib';\nproperties:\n${['place', 'place.top', 'scrollTo'].map((name) => text(name)).join('')}`,
  'docs/api/swatch.yaml': `id: Swatch\ntype: ComponentProps<typeof Swatch>\nimport: import { Swatch } from 'lib';\nproperties:\n${['all', 'color', 'limit', 'list', 'mode', 'onPick'].map((name) => text(name)).join('')}`,
  'docs/index.mdx': `---\ntitle: Home\n---\n\n${['Grid', 'Leaf', 'Group', 'Parts', 'Handle'].map((id) => `<API id="${id}" />\n\n`).join('')}`,
  'docs/demo/plain.mdx': '---\ntitle: plain\n---\n\n<Demo src="../plain.tsx" />\n',
  'docs/demo/spread.mdx': '---\ntitle: spread\n---\n\n<Demo src="../spread.tsx" />\n',
  'docs/plain.tsx': `import Grid, { type Handle } from 'lib';
const scroll = { x: 1 };
const parts = { head: { cell: 'small' as const } };
const groups = ['a'].map((title) => ({ title, children: [{ dataIndex: title }] }));
const other = { data: 1, draw: 2 };
export default function Plain(handle: Handle) {
  handle.scrollTo(other.data);
  return <div className="x"><Grid data={[{ draw: 1 }]} columns={groups} scroll={scroll} parts={parts} /></div>;
}`,
  'docs/spread.tsx': `import Grid from 'lib';
const rest = { names: { head: 'a' } };
export default () => <Grid data={[]} secret="a" {...rest} columns={[{ size: 'large' }]} />;`,
};

let root: string;
let api: Reference;
const loadCompiler = vi.fn(async () => ts);

beforeAll(async () => {
  root = toId(realpathSync.native(mkdtempSync(path.join(tmpdir(), 'live-docs-api-'))));
  for (const [name, content] of Object.entries(FILES)) write(name, content);
  mkdirSync(path.join(root, 'node_modules/@org'), { recursive: true });
  // As in the repository of a library: its package is a link, and so are those of its workspace.
  symlinkSync(path.join(root, 'packages/lib'), path.join(root, 'node_modules/lib'), 'junction');
  symlinkSync(path.join(root, 'packages/core'), path.join(root, 'node_modules/@org/core'), 'junction');
  linkPackages(root, ['@types/react', 'csstype', 'react', 'vite']);
  api = await readApi();
});
afterAll(() => rmSync(root, { recursive: true }));

const open = () =>
  storeOf(root, {
    title: 'Site',
    description: '',
    library: 'lib',
    base: '/base/',
    apiParser: true,
    repository: { url: 'https://example.org/site', branch: 'main' },
  });

/** The reference of the site as it is now. */
async function readApi(): Promise<Reference> {
  const { reference, problems } = await readReference(() => open().api(loadCompiler));
  if (!reference) throw new Error(JSON.stringify(problems));
  return reference;
}

function write(name: string, content: string) {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), content);
}

const plain = (type: ApiType) => type.map((part) => (typeof part === 'string' ? part : `<${part.name}>`)).join('');
const member = (table: string, name: string) => api.facts.tables[table]?.members.find((one) => one.name === name);
const words = (problems: { file: string; line?: number; found: string; fix: string }[]) =>
  problems.map(({ file, line, found, fix }) => `${file}:${line ?? ''} ${found}. ${fix}`);

describe('reading declarations', () => {
  it('lists members, with those of literals in place of the literal', () => {
    expect(joinTable(api.parts, 'Grid').properties.map(({ name }) => name)).toEqual([
      'columns',
      'data',
      'draw',
      'edge.line',
      'inner',
      'names.foot',
      'names.head',
      'parts',
      'scroll.x',
      'scroll.y',
      'secret',
      'spots',
      'styles',
      'tree.left',
      'tree.right',
      'edge',
      'paint',
      'render',
    ]);
  });

  it('lists a literal beside its members where it is required, on its way out or internal', () => {
    expect(member('Handle', 'place')).toMatchObject({ required: true, type: ['{ top?: number }'] });
    expect(member('Grid', 'edge')).toMatchObject({ deprecated: '' });
    expect(member('Grid', 'hidden')).toMatchObject({ internal: true });
    expect(member('Grid', 'scroll')).toBeUndefined();
  });

  it('writes types as their declaration does, each name marked', () => {
    expect(plain(member('Grid', 'draw')!.type)).toBe('string | <Draw><RecordType>');
    expect(plain(member('Grid', 'columns')!.type)).toBe(
      'readonly (<GroupType><RecordType> | <LeafType><RecordType>)[]',
    );
    expect(plain(member('Grid', 'names.head')!.type)).toBe('string');
  });

  it('fills in type parameters that stand for a type, and lists what only some constituents of a union have', () => {
    const types = api.facts.tables['Swatch']!.members.map(({ name, type, required }) => [name, plain(type), required]);
    expect(types).toEqual([
      ['color', 'string', false],
      ['onPick', '(color: string, size?: <Size>) => void', false],
      ['list', 'readonly string[]', false],
      ['mode', "'one' | 'many'", true],
      ['limit', 'number', false],
      ['all', 'boolean', false],
    ]);
  });

  it('defines every name: the library whole, others cut short', () => {
    expect(plain(api.facts.definitions['Size']!.text)).toBe("type Size = 'small' | 'large';");
    expect(api.facts.definitions['React.ReactNode']).toMatchObject({ from: 'react' });
    expect(plain(api.facts.definitions['React.ReactNode']!.text)).toContain('| <ReactElement>\n');
    expect(plain(api.facts.definitions['React.ReactElement']!.text)).toBe('interface ReactElement<P, T> { … }');
  });

  it('knows what is required, on its way out, internal', () => {
    expect(member('Grid', 'data')).toMatchObject({ required: true, internal: false });
    expect(member('Grid', 'render')).toMatchObject({ required: false, deprecated: 'Use `draw` instead' });
  });

  it('reads what other packages of the workspace say, and names no folder of the machine', () => {
    expect(member('Core', 'depth')).toMatchObject({ deprecated: 'Use `deep`' });
    expect(api.facts.definitions['Depth']).toEqual({ text: ['type Depth = 1 | 2;'] });
    expect(JSON.stringify(api.facts)).not.toContain(root);
  });

  it('says what to use instead, or else all that the library says', () => {
    const end = (name: string) => joinTable(api.parts, 'Grid').properties.find((one) => one.name === name)?.deprecated;
    const link = (name: string) => `<a href="/base/#api-grid-${name}" data-link="none"><code>${name}</code></a>`;
    expect(end('render')).toEqual({ instead: link('draw') });
    expect(end('paint')).toEqual({ note: `Please use ${link('draw')} in ${link('columns')} directly.` });
    expect(end('draw')).toBeUndefined();
  });

  it('shows an internal member only where a demo does, and says so', () => {
    const shown = joinTable(api.parts, 'Grid').properties.filter(({ internal }) => internal);
    expect(shown.map(({ name }) => name)).toEqual(['secret']);
  });

  it('sums up native attributes in one row', () => {
    expect(plain(joinTable(api.parts, 'Grid').native!)).toBe(
      '<React.AriaAttributes>, <React.DOMAttributes>, <React.HTMLAttributes>',
    );
    expect(member('Grid', 'onClick')).toBeUndefined();
  });

  it('tells what a table has from another apart from its own', () => {
    const { properties, inherited } = joinTable(api.parts, 'Group');
    expect(properties.map(({ name }) => name)).toEqual(['children']);
    expect(inherited).toMatchObject({ from: 'Leaf', properties: [{ name: 'size' }, { name: 'title' }] });
    expect(joinTexts(api.parts, 'Group', 'zh-CN')['title']).toEqual({ description: '关于 title。' });
    // No file has words in this language.
    const { description } = joinTexts(api.parts, 'Group', 'en')['title']!;
    expect(joinTexts(api.parts, 'Group', 'fr')['title']).toEqual({
      description: `<span lang="en">${description}</span>`,
    });
  });
});

describe('finding what demos use', () => {
  const used = (demo: string) => api.usedBy(demo).map(({ table, name }) => `${table} ${name}`);

  it('follows values that are written elsewhere, through arrays, spreads and nested objects', () => {
    expect(used('plain')).toEqual([
      'Grid columns',
      'Grid data',
      'Grid parts',
      'Grid scroll.x',
      'Group children',
      'Handle scrollTo',
      'Leaf dataIndex',
      'Leaf title',
      'Parts head.cell',
    ]);
    expect(used('spread')).toEqual(['Grid columns', 'Grid data', 'Grid names.head', 'Grid secret', 'Leaf size']);
  });

  it('hands each property its demos', () => {
    const rows = joinTable(api.parts, 'Grid').properties;
    expect(rows.find(({ name }) => name === 'data')?.demos).toEqual([1, 0]);
    expect(rows.find(({ name }) => name === 'draw')?.demos).toBeUndefined();
    expect(api.parts.demos).toEqual([
      { title: 'plain', path: '/demo/plain' },
      { title: 'spread', path: '/demo/spread' },
    ]);
  });

  it('lists what no demo uses', () => {
    expect(findUnused(api.parts)).toEqual([
      'Grid draw',
      'Grid edge.line',
      'Grid inner',
      'Grid names.foot',
      'Grid scroll.y',
      'Grid spots',
      'Grid styles',
      'Grid tree.left',
      'Grid tree.right',
      'Handle place',
      'Handle place.top',
      'Swatch all',
      'Swatch color',
      'Swatch limit',
      'Swatch list',
      'Swatch mode',
      'Swatch onPick',
    ]);
  });
});

describe('the gate', () => {
  it('is content where everything is said', () => {
    expect(checkApi(api.parts)).toEqual([]);
  });

  it('names a description without a property and the nearest match, and counts properties without a description', async () => {
    write('docs/api/grid.yaml', GRID.replace('  draw:', '  drawn:').replace('  data:', '  rows:'));
    const changed = await readApi();
    expect(words(checkApi(changed.parts))).toEqual([
      'docs/api/grid.yaml:10 "rows" is described, and Grid has no such property. Remove "rows"',
      'docs/api/grid.yaml:13 "drawn" is described, and Grid has no such property. Remove "drawn", or rename it to "draw", the nearest match',
    ]);
    expect(measureCoverage(api.parts)).toEqual({ described: 33, all: 33, missing: [] });
    expect(measureCoverage(changed.parts)).toEqual({ described: 31, all: 33, missing: ['Grid data', 'Grid draw'] });
    write('docs/api/grid.yaml', GRID);
  });

  it('names a type that the library no longer has', async () => {
    write('docs/api/handle.yaml', FILES['docs/api/handle.yaml']!.replaceAll('Handle', 'Grip'));
    const changed = await readApi();
    expect(words(checkApi(changed.parts))).toEqual([expect.stringMatching(/^docs\/api\/handle\.yaml: .*'Grip'/)]);
    write('docs/api/handle.yaml', FILES['docs/api/handle.yaml']!);
  });

  it('names a table that does not exist, at the line that names it', async () => {
    write('docs/api/group.yaml', FILES['docs/api/group.yaml']!.replace('extends: Leaf', 'extends: Leave'));
    const changed = await readApi();
    expect(words(checkApi(changed.parts))).toContain(
      'docs/api/group.yaml:4 the table "Leave" does not exist. Correct the name, or add its file to docs/api',
    );
    write('docs/api/group.yaml', FILES['docs/api/group.yaml']!);
  });

  it('names the table and the property at which the compiler fails', async () => {
    const isUnionTypeNode = (): never => {
      throw new Error('Maximum call stack size exceeded');
    };
    rmSync(path.join(root, '.site'), { recursive: true });
    loadCompiler.mockResolvedValueOnce(Object.assign({}, ts, { isUnionTypeNode }));
    const { problems } = await open().api(loadCompiler);
    expect(words([...problems])).toEqual([
      'docs/api: the API reference cannot be read: the property "depth" of Core: Maximum call stack size exceeded. Correct what the message names, or set apiParser to false in site.config.ts',
    ]);
  });

  it('names both files that have one id', async () => {
    write('docs/api/twin.yaml', FILES['docs/api/handle.yaml']!);
    const { problems } = await open().api(loadCompiler);
    expect(words([...problems])).toEqual([
      'docs/api/twin.yaml:1 the id "Handle" is also that of docs/api/handle.yaml. Rename one of the two, or remove its file',
    ]);
    rmSync(path.join(root, 'docs/api/twin.yaml'));
  });

  it('names a value whose keys are not those of the table that is to list them', async () => {
    write('packages/lib/index.d.ts', LIBRARY.replace('{ cell?: number }', '{ cell?: number; row?: number }'));
    const changed = await readApi();
    expect(words(checkApi(changed.parts))).toEqual([
      expect.stringMatching(
        /^docs\/api\/grid\.yaml:\d+ the value of "styles" and the table "Parts" differ in "head\.row"/,
      ),
    ]);
    write('packages/lib/index.d.ts', LIBRARY);
  });
});

describe('the facts of the last reading', () => {
  it('spares the compiler while every file is the same, or only words differ, and not when a type changes', async () => {
    await readApi();
    loadCompiler.mockClear();
    await readApi();
    write('docs/api/grid.yaml', GRID.replace('About draw', 'On draw'));
    await readApi();
    expect(loadCompiler).not.toHaveBeenCalled();
    write('docs/api/grid.yaml', GRID);
    write('packages/lib/index.d.ts', LIBRARY.replace("'small'", "'tiny'"));
    const changed = await readApi();
    expect(loadCompiler).toHaveBeenCalled();
    expect(plain(changed.facts.definitions['Size']!.text)).toBe("type Size = 'tiny' | 'large';");
    write('packages/lib/index.d.ts', LIBRARY);
  });

  it('is read again once a package has types that it lacked', async () => {
    write('node_modules/dates/package.json', '{ "name": "dates", "version": "1.0.0", "main": "index.js" }');
    write('node_modules/dates/index.js', 'module.exports = {};');
    write(
      'docs/plain.tsx',
      FILES['docs/plain.tsx']!.replace('x: 1', 'x: format(1)').replace(/^/, "import { format } from 'dates';\n"),
    );
    await readApi();
    loadCompiler.mockClear();
    await readApi();
    expect(loadCompiler).not.toHaveBeenCalled();
    write('node_modules/@types/dates/index.d.ts', 'export declare function format(day: number): number;');
    await readApi();
    expect(loadCompiler).toHaveBeenCalled();
    write('docs/plain.tsx', FILES['docs/plain.tsx']!);
    await readApi();
  });

  it('is read again if a file changed while it was being read', async () => {
    rmSync(path.join(root, '.site'), { recursive: true });
    const createProgram = (...input: unknown[]) => {
      const program = (ts.createProgram as (...input: unknown[]) => Program)(...input);
      write('packages/lib/index.d.ts', LIBRARY.replace("'small'", "'tiny'"));
      return program;
    };
    loadCompiler.mockResolvedValueOnce({ ...ts, createProgram });
    const size = (of: Reference) => plain(of.facts.definitions['Size']!.text);
    expect(size(await readApi())).toBe("type Size = 'small' | 'large';");
    expect(size(await readApi())).toBe("type Size = 'tiny' | 'large';");
    write('packages/lib/index.d.ts', LIBRARY);
  });
});

describe('code blocks', () => {
  const check = async (text: string | string[], imports = ["import Grid from 'lib';"]) => {
    const page = {
      file: `${root}/docs/index.mdx`,
      filename: 'docs/index.mdx',
      snippets: [text].flat().map((text, at) => ({ lang: 'tsx' as const, text, line: 7 + 10 * at })),
    };
    return words(checkSnippets(ts, { root, libraries: { all: [], aliases: [], problems: [] } }, [page], imports));
  };

  it('pass where they compile, whole or as a part', async () => {
    expect(await check("import Grid from 'lib';\nexport default () => <Grid data={[]} />;")).toEqual([]);
    expect(await check('<Grid data={rows} draw={(row) => row.name} />')).toEqual([]);
  });

  it('get each name once, from the import that brings the most of them', async () => {
    const part = 'const grid = <Grid data={[]} />;\nconst size: Size = draw as Draw<Handle>;';
    const lines = ["import Grid, { type Handle } from 'lib';", "import type { Draw, Handle, Size } from 'lib';"];
    expect(await check(part, lines)).toEqual([expect.stringMatching(/:8 .*Type 'Draw<Handle>' is not assignable/)]);
  });

  it('get the names of the blocks above them, the nearest first', async () => {
    const blocks = [
      "export const size: string = 'small';\nconst [rows] = [[1, 2]];",
      "import { draw as paint } from 'other';\ninterface Row {\n  id: number;\n}\nconst size: number = 1;",
      'const row: Row = { id: size };\nconst first: number = rows[0];\npaint(row).any.thing;',
    ];
    expect(await check(blocks)).toEqual([
      expect.stringMatching(/:17 .*Cannot find module 'other'/),
      expect.stringMatching(/:28 .*Type 'number \| undefined' is not assignable to type 'number'/),
    ]);
    expect(await check(['const later: Size = 1;', 'type Size = string;'])).toEqual([]);
  });

  it('are named by the line that does not compile', async () => {
    expect(await check("import Grid from 'lib';\nexport default () => <Grid />;")).toEqual([
      expect.stringMatching(/^docs\/index\.mdx:8 the code block does not compile: Property 'data' is missing/),
    ]);
    expect(await check('<Grid data={rows}\n  size="x" />')).toEqual([expect.stringMatching(/^docs\/index\.mdx:8 /)]);
    expect(await check('const a = ;')).toEqual([expect.stringMatching(/^docs\/index\.mdx:7 .*Expression expected/)]);
  });
});
