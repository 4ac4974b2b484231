import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { TypeData, TypePack } from 'live-playground/model';
import { GRID, GRID_DATA } from '../../../../tests/unit/grid-library';
import { checkText, type TextQuestion } from './check-text';
import { nearestVersion } from './nearest-version';
import { SAYINGS } from './sayings';

const NO_LACKS = { properties: {}, types: {}, exports: {} };

/** What a site has of its packages: as much of the language and of React as the library needs, and the newest version of the library. */
const TYPES: TypeData = {
  files: {
    '/lib/lib.es2023.d.ts':
      'interface Array<T> { length: number; [index: number]: T } interface ReadonlyArray<T> { length: number } interface Boolean {} interface CallableFunction {} interface Function {} interface IArguments {} interface NewableFunction {} interface Number {} interface Object {} interface RegExp {} interface String {}',
    '/lib/lib.dom.d.ts': '',
    '/lib/lib.dom.iterable.d.ts': '',
    '/node_modules/react/package.json': '{"name":"react","types":"index.d.ts"}',
    '/node_modules/react/index.d.ts':
      'export type ReactNode = string | number | null | undefined;\nexport interface ReactElement { type: unknown }\nexport type ComponentProps<T> = T extends (props: infer Props) => unknown ? Props : never;',
    '/node_modules/react/jsx-runtime.d.ts':
      'export namespace JSX { interface Element {} interface IntrinsicElements { [name: string]: object } interface ElementChildrenAttribute { children: {} } }',
    '/node_modules/@new/grid/package.json': '{"name":"@new/grid","types":"index.d.ts"}',
    '/node_modules/@new/grid/index.d.ts':
      'declare const Grid: (props: { level?: number }) => null;\nexport default Grid;',
  },
  roots: [],
  links: {},
  root: '/site',
  packages: ['@new/grid', 'react'],
  defaults: {},
  demos: {},
  uses: {},
  api: [],
  types: {},
};

/** Version 1.0.0, as demos import it. */
const PACK: TypePack = { name: '@new/grid', files: GRID, lacks: NO_LACKS };

const check = (text: string, more: Partial<TextQuestion> = {}, pack: TypePack | undefined = PACK) =>
  checkText(
    ts,
    { data: TYPES, pack, tools: GRID_DATA },
    { text, name: 'code.tsx', from: '1.0.0', to: '2.1.0', sayings: SAYINGS, ...more },
  );
const listed = ({ findings }: ReturnType<typeof check>) =>
  findings.map(({ line, level, message }) => [line, level, message]);

describe('checkText', () => {
  it('says of a text what the command says of a file, and makes what is certain', () => {
    const answer = check(
      'import Grid from \'rc-grid\';\nexport const a = <Grid data={[]} onDraw={() => {}} store="x" indent={8} />;',
    );
    expect(listed(answer)).toEqual([
      [1, 'error', "The package rc-grid is called @new/grid since 2.0.0. Import '@new/grid'."],
      [2, 'error', 'Grid.onDraw is gone since @new/grid 2.0.0. Use `onPaint` instead.'],
      [2, 'error', 'Grid.store is gone since rc-grid 1.1.0.'],
      [2, 'warning', 'Grid.indent is deprecated since @new/grid 2.1.0. Use `expand.indent` instead.'],
    ]);
    expect(answer.isUser).toBe(true);
    expect(answer.fixed).toEqual({
      text: 'import Grid from \'@new/grid\';\nexport const a = <Grid data={[]} onPaint={() => {}} store="x" expand={{ indent: 8 }} />;',
      changes: 3,
    });
  });

  it('says it in the language of the page', () => {
    const sayings = { ...SAYINGS, absent: '{to} lacks {name}', removed: '{name}: weg{when}', since: ' seit {since}' };
    const { findings } = check("import Grid from 'rc-grid';\n<Grid data={[]} store='x' />;", { sayings });
    expect(findings.map(({ message }) => message)).toContain('Grid.store: weg seit rc-grid 1.1.0');
  });

  it('reads code of the present package, with the declarations that the site has', () => {
    const text = "import Grid from '@new/grid';\nexport const a = <Grid level={1} />;";
    expect(listed(check(text, { from: '2.0.0' }, undefined))).toEqual([
      [2, 'warning', 'Grid.level is deprecated since @new/grid 2.0.0.'],
    ]);
  });

  it('finds in JavaScript what can be inferred', () => {
    const text =
      "import Grid from 'rc-grid';\nconst props = { data: [], store: 'x' };\nexport const a = <Grid {...props} />;";
    expect(listed(check(text, { name: 'code.jsx' })).map(([line]) => line)).toEqual([1, 2]);
  });

  it('says where a text cannot be read, and nothing else', () => {
    const answer = check("import Grid from 'rc-grid';\nexport const a = <Grid store=;\n");
    expect(answer.faults[0]).toMatchObject({ line: 2 });
    expect(answer.findings).toEqual([]);
  });

  it('reads what is no element as TypeScript', () => {
    expect(check("import 'rc-grid';\nexport const first = <Row>(rows: Row[]) => rows[0];")).toMatchObject({
      faults: [],
      isUser: true,
    });
  });

  it('tells what it does not know, and code without the library', () => {
    const answer = check(
      "import './style.css';\nimport { rows } from './rows';\nimport React from 'react';\nexport { rows, React };",
    );
    expect(answer).toMatchObject({ isUser: false, findings: [], unknown: ['./rows'] });
    expect(check('').findings).toEqual([]);
  });
});

describe('nearestVersion', () => {
  const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'].map((version) => ({ id: version, name: 'grid', version }));
  it.each([
    ['1.1.0', ['1.1.0', '1.0.0'], '1.1.0'],
    ['1.1.0', ['1.3.0', '1.0.0'], '1.0.0'],
    ['1.2.0', ['1.3.0', '1.0.0'], '1.3.0'],
    ['1.2.0', ['0.1.0'], undefined],
  ])('of %s among %j is %s', (wanted, known, expected) => {
    const found = nearestVersion(
      versions,
      wanted,
      known.map((version) => ({ name: 'grid', version })),
    );
    expect(found?.version).toBe(expected);
  });
});
