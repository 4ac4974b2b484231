import { readFile } from 'node:fs/promises';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { writeFiles } from '../../../../../tests/support/write-files';
import type { ToolData } from '../../core/model';
import { GRID as LIBRARY, GRID_DATA as DATA } from '../../../tests/unit/grid-library';
import { applyFixes } from './check-code';
import { checkProject, type UpgradeAnswer, type UpgradeQuestion } from './check-project';
import { writeJson, writeSarif, writeText } from './write-report';

const MODULES = fileURLToPath(new URL('../../../../../node_modules', import.meta.url));

/** The project's sources. Each is one kind of use. */
const SOURCES = {
  'gone.tsx': 'import Grid from \'rc-grid\';\nexport const a = <Grid data={[]} store="x" visible />;',
  'renamed.tsx':
    "import Grid, { type GridProps } from 'rc-grid';\nexport const a = <Grid data={[]} onDraw={() => {}} />;\nexport const b = ({ onDraw }: GridProps) => onDraw;\nexport const c = (props: GridProps) => props.onDraw;",
  'moved.tsx':
    "import Grid from 'rc-grid';\nexport const a = <Grid data={[]} indent={8} icon={() => 'x'} />;\nexport const b = <Grid data={[]} expand={{ icon: () => 'y' }} indent={4} />;\nexport const c = (more: object) => <Grid data={[]} indent={8} {...more} />;",
  'deprecated.tsx': 'import Grid from \'rc-grid\';\nexport const a = <Grid data={[]} level={1} older="x" />;',
  'required.tsx':
    "import Grid, { type GridProps } from 'rc-grid';\nexport const a = <Grid columns={[]} />;\nexport const b = (props: GridProps) => <Grid {...props} />;\nexport const c: GridProps = {};",
  'changed.tsx':
    'import Grid, { type Column } from \'rc-grid\';\nexport const a = <Grid data={[]} mode="c" label="x" />;\nexport const b: Column = { align: \'left\' };',
  'objects.tsx': `import Grid, { type Column } from 'rc-grid';
import { useMemo } from 'react';
const typed: Column[] = [{ title: 'a', onClickCell: () => {} }];
const loose = [{ title: 'b', onClickCell: () => {} }];
const later = { span: 2 };
export const a = <Grid data={[]} columns={[...typed, ...loose, later]} scroll={{ x: 1 }} />;
export function B() {
  const columns = useMemo(() => [{ title: 'c', onClickCell: () => {} }], []);
  const rest = { store: 'x' };
  return <Grid data={[]} columns={columns} {...rest} />;
}`,
  'types.ts':
    "import type { GridProps, Column } from 'rc-grid';\nexport type A = GridProps['store'];\nexport type B = Pick<Column, 'onClickCell' | 'title'>;",
  'imports.ts': `import Grid, { type Legacy } from 'rc-grid';
import * as All from 'rc-grid';
import type { Column, Inner } from 'rc-grid/lib/interface';
import Deep from 'rc-grid/es/grid';
import 'rc-grid/assets/index.css';
export { Legacy as L } from 'rc-grid';
export type C = Column | Inner | Legacy | All.Legacy | import('rc-grid').Legacy;
export const members = [Grid.Row, Grid.Summary, Deep];`,
  'script.jsx':
    "const Grid = require('rc-grid').default;\nimport Real from 'rc-grid';\nconst columns = [{ title: 'a', onClickCell() {} }];\nexport const a = <Real data={[]} columns={columns} visible />;\nexport { Grid };",
  'others.tsx':
    'interface Own { store?: string; onDraw?: () => void }\nconst Grid = (_: Own) => null;\nexport const a = <Grid store="x" onDraw={() => {}} />;\nexport const b = { indent: 1, level: 2 };',
};

async function project(
  files: Record<string, string>,
  library: Record<string, string> | null = LIBRARY,
  hasTypes = true,
): Promise<string> {
  const installed = Object.entries(library ?? {}).map(([name, text]) => [`node_modules/rc-grid/${name}`, text]);
  const folder = await writeFiles({
    ...files,
    ...(Object.fromEntries(installed) as Record<string, string>),
    'node_modules/x': '',
  });
  if (hasTypes) symlinkSync(path.join(MODULES, '@types'), path.join(folder, 'node_modules/@types'), 'junction');
  symlinkSync(path.join(MODULES, 'react'), path.join(folder, 'node_modules/react'), 'junction');
  return folder;
}

const TSCONFIG = JSON.stringify({
  compilerOptions: { jsx: 'react-jsx', strict: true, module: 'esnext', moduleResolution: 'bundler' },
});

/** Each finding as its line, the text that it points at, the level and the name. */
const linesOf = ({ findings }: UpgradeAnswer, file: string, code: string) =>
  findings
    .filter((one) => path.basename(one.file) === file && one.name !== 'rc-grid')
    .map(({ line, column, endColumn, level, name }) => {
      const text = code.split('\n')[line - 1]?.slice(column - 1, endColumn - 1);
      return `${line} ${text} ${level} ${name}`;
    });

it('finds each kind of use, and says what to do', async () => {
  const folder = await project({
    'tsconfig.json': TSCONFIG,
    ...Object.fromEntries(Object.entries(SOURCES).map(([name, text]) => [`src/${name}`, text])),
  });
  const steps: string[] = [];
  const answer = await checkProject({ paths: [path.join(folder, 'src')] }, DATA, (step) => steps.push(step));
  const expected: Record<keyof typeof SOURCES, string[]> = {
    'gone.tsx': ['2 store error Grid.store', '2 visible error Grid.visible'],
    'renamed.tsx': ['2 onDraw error Grid.onDraw', '3 onDraw error Grid.onDraw', '4 onDraw error Grid.onDraw'],
    'moved.tsx': [
      '2 indent warning Grid.indent',
      '2 icon warning Grid.icon',
      '3 indent warning Grid.indent',
      '4 indent warning Grid.indent',
    ],
    'deprecated.tsx': ['2 level warning Grid.level', '2 older warning Grid.older'],
    'required.tsx': ['2 Grid error Grid.data', '4 { error Grid.data'],
    'changed.tsx': ['2 mode note Grid.mode'],
    'objects.tsx': [
      '3 onClickCell error Column.onClickCell',
      '4 onClickCell error Column.onClickCell',
      '5 span warning Column.span',
      '6 x error Grid.scroll.x',
      '8 onClickCell error Column.onClickCell',
      '9 store error Grid.store',
    ],
    'types.ts': ["2 'store' error Grid.store", "3 'onClickCell' error Column.onClickCell"],
    'imports.ts': [
      '1 Legacy error Legacy of rc-grid',
      '3 Inner error Inner of rc-grid/lib/interface',
      "4 'rc-grid/es/grid' error rc-grid/es/grid",
      '6 Legacy error Legacy of rc-grid',
      '7 Legacy error Legacy of rc-grid',
      '7 Legacy error Legacy of rc-grid',
      '8 Row error rc-grid Row',
    ],
    'script.jsx': ['3 onClickCell error Column.onClickCell', '4 visible error Grid.visible'],
    'others.tsx': [],
  };
  const found = Object.entries(SOURCES).map(([name, code]) => [name, linesOf(answer, name, code)]);
  expect(Object.fromEntries(found)).toEqual(expected);

  const find = (file: string, name: string) =>
    answer.findings.find((one) => one.file.endsWith(file) && one.name === name);
  expect(find('gone.tsx', 'Grid.store')).toMatchObject({
    message: 'Grid.store is gone since rc-grid 1.1.0.',
    since: 'rc-grid 1.1.0',
  });
  expect(find('renamed.tsx', 'Grid.onDraw')).toMatchObject({ rule: 'renamed', replacement: 'onPaint' });
  expect(find('objects.tsx', 'Column.onClickCell')?.message).toBe(
    'Column.onClickCell is gone since @new/grid 2.0.0. Use `onCell` instead.',
  );
  expect(find('moved.tsx', 'Grid.indent')).toMatchObject({
    message: 'Grid.indent is deprecated since @new/grid 2.1.0. Use `expand.indent` instead.',
    address: 'https://grid.example/api#api-grid-indent',
  });
  expect(find('changed.tsx', 'Grid.mode')?.message).toBe(
    "Grid.mode has another type since @new/grid 2.0.0: string → 'a' | 'b'",
  );
  expect(find('imports.ts', 'Inner of rc-grid/lib/interface')?.message).toContain("Import it from '@new/grid'.");
  expect(find('imports.ts', 'rc-grid')?.message).toBe(
    "The package rc-grid is called @new/grid since 2.0.0. Import '@new/grid'.",
  );
  expect(answer.warnings).toEqual(["rc-grid 1.0.1 isn't in the history of the site: what 1.0.0 has counts."]);
  expect(steps.at(-1)).toBe(`${Object.keys(SOURCES).length} of ${Object.keys(SOURCES).length} files checked`);

  const text = writeText(answer);
  expect(text).toMatch(
    /gone\.tsx\n.*\n {2}2:34 {2}breaks {2}Grid\.store is gone since rc-grid 1\.1\.0\. {2}https:\/\/grid\.example\/api$/m,
  );
  expect(text).toContain(
    "Look whether your code fits them:\n  Grid.mode has another type since @new/grid 2.0.0: string → 'a' | 'b'  ",
  );
  expect(text).toMatch(
    /rc-grid 1\.0\.0 → @new\/grid 2\.1\.0, 11 files: \d+ uses break, 7 deprecated, 1 to look at\. \d+ of the changes are certain: --write makes them\.$/,
  );
  expect(JSON.parse(writeJson(answer))).toMatchObject({
    to: '@new/grid 2.1.0',
    findings: expect.arrayContaining([expect.objectContaining({ rule: 'removed' })]) as unknown,
  });
  const [run] = (JSON.parse(writeSarif(answer)) as { runs: { results: { level: string }[] }[] }).runs;
  expect(run?.results).toHaveLength(answer.findings.length);
});

it('writes what is certain, and leaves the rest', async () => {
  const folder = await project({
    'tsconfig.json': TSCONFIG,
    'a.tsx': SOURCES['renamed.tsx'],
    'b.tsx': SOURCES['moved.tsx'],
    'c.ts': SOURCES['imports.ts'],
    'd.tsx': SOURCES['objects.tsx'],
  });
  const { findings } = await checkProject({ paths: [folder] }, DATA);
  const { left, written } = applyFixes(findings);
  expect(written).toBe(4);
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  expect(await read('a.tsx')).toBe(
    "import Grid, { type GridProps } from '@new/grid';\nexport const a = <Grid data={[]} onPaint={() => {}} />;\nexport const b = ({ onPaint: onDraw }: GridProps) => onDraw;\nexport const c = (props: GridProps) => props.onPaint;",
  );
  expect(await read('b.tsx')).toBe(
    "import Grid from '@new/grid';\nexport const a = <Grid data={[]} expand={{ indent: 8, icon: () => 'x' }} />;\nexport const b = <Grid data={[]} expand={{ indent: 4, icon: () => 'y' }} />;\nexport const c = (more: object) => <Grid data={[]} indent={8} {...more} />;",
  );
  // What the package lacks now keeps its import, and a stylesheet may lie elsewhere.
  expect(await read('c.ts')).toMatch(/from 'rc-grid\/es\/grid';\nimport 'rc-grid\/assets\/index\.css';/);
  expect(await read('d.tsx')).toContain('const later = { cells: 2 };');
  expect(left.some(({ name }) => name === 'Column.onClickCell')).toBe(true);
});

it('writes into files as Windows has them: with a byte order mark and CRLF', async () => {
  const text = SOURCES['renamed.tsx'].replaceAll('\n', '\r\n');
  const folder = await project({ 'tsconfig.json': TSCONFIG, 'a.tsx': `\uFEFF${text}` });
  const { findings } = await checkProject({ paths: [folder] }, DATA);
  applyFixes(findings);
  const [first, second] = (await readFile(path.join(folder, 'a.tsx'), 'utf8')).split('\r\n');
  expect(first).toBe("\uFEFFimport Grid, { type GridProps } from '@new/grid';");
  expect(second).toBe('export const a = <Grid data={[]} onPaint={() => {}} />;');
});

describe('bad input', () => {
  const ask = async (
    files: Record<string, string>,
    more: Partial<UpgradeQuestion> & { data?: ToolData; library?: null } = {},
  ) => {
    const { data = DATA, library, ...question } = more;
    const folder = await project(files, library === null ? null : LIBRARY);
    return checkProject({ paths: [folder], ...question }, data);
  };
  const fail = (...given: Parameters<typeof ask>) =>
    ask(...given).then(
      () => 'no error',
      ({ message }: Error) => message,
    );
  const file = { 'a.tsx': SOURCES['gone.tsx'] };

  it('names what is not there, and what is', async () => {
    expect(await fail(file, { to: '3.0' })).toMatch(/there is no version "3\.0".*one of 1\.0 to 2\.1/s);
    expect(await fail(file, { from: '0.9' })).toMatch(/--from.*there is no version "0\.9"/s);
    expect(await fail(file, { library: null })).toMatch(/rc-grid or @new\/grid in node_modules/);
    expect(await fail({ 'a.md': '' })).toMatch(/there is no source/);
    expect(await fail(file, { paths: ['/nowhere/at/all'] })).toMatch(/there is no such file or folder/);
    const { history: _, ...rest } = DATA;
    expect(await fail(file, { data: rest })).toMatch(/the site has no history of the API.*Run "live-docs versions"/s);
  });

  it('checks on without a configuration that can be read', async () => {
    const broken = await ask({ 'tsconfig.json': '{ "compilerOptions": {,', ...file });
    expect(broken.warnings.join('\n')).toMatch(/tsconfig\.json:1 .* The rest of the configuration counts\./);
    expect(linesOf(broken, 'a.tsx', file['a.tsx'])).toEqual([
      '2 store error Grid.store',
      '2 visible error Grid.visible',
    ]);
  });

  it('takes the configuration that has a file, of those that another one lists', async () => {
    const answer = await ask({
      'tsconfig.json': JSON.stringify({ files: [], references: [{ path: './tsconfig.app.json' }] }),
      'tsconfig.app.json': JSON.stringify({
        compilerOptions: {
          composite: true,
          jsx: 'react-jsx',
          module: 'esnext',
          moduleResolution: 'bundler',
          paths: { grid: ['./node_modules/rc-grid'] },
        },
      }),
      'a.tsx': 'import Grid from \'grid\';\nexport const a = <Grid data={[]} store="x" />;',
    });
    expect(answer.findings.map(({ name }) => name)).toEqual(['Grid.store']);
  });

  it('says where the compiler finds no types', async () => {
    const folder = await project(file, LIBRARY, false);
    const { warnings } = await checkProject({ paths: [folder] }, DATA);
    expect(warnings.join('\n')).toMatch(/types of React aren't installed/);
    // Where the project declares no types, those of the package count.
    const untyped = await ask({ 'tsconfig.json': TSCONFIG, 'own.d.ts': "declare module 'rc-grid';", ...file });
    expect(linesOf(untyped, 'a.tsx', file['a.tsx'])).toHaveLength(2);
  });

  it('takes the versions that are named for those that are installed', async () => {
    const answer = await ask(file, { from: '1.1', to: 'rc-grid@1.1' });
    expect(answer).toMatchObject({ from: ['rc-grid 1.1.0'], to: 'rc-grid 1.1.0', findings: [] });
  });
});
