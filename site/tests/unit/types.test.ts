import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { siteStore } from './site-store';
import { prepareCompiler } from '../../../packages/playground/src/build/prepare-compiler';
import { typeData } from '../../../packages/live-docs/src/core/node/output/data/type-data';
import { lacksOf } from '../../../packages/live-docs/src/features/versions/node/run-versions';
import { bundleFile, parseBundle } from '../../../packages/live-docs/src/features/versions/node/version-bundle';
import { readText } from '../../../packages/live-docs/src/core/node/files/hash-text';
import type { TypePlace, TypeService } from '../../../packages/playground/src/model/type-messages';
import { createTypeService } from '../../../packages/playground/src/types/worker/create-type-service';
import { withPack } from '../../../packages/playground/src/types/worker/with-pack';
import type { TrimmedTypeScript } from '../../../packages/playground/src/types/worker/project';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A slip in a demo: what is replaced by what. The error is on the line of the replacement. */
type Mistake = [demo: string, from: string, to: string, message: RegExp];

const MISTAKES: Mistake[] = [
  ['simple', "align: 'end'", "aling: 'end'", /'aling' does not exist/],
  ['simple', "align: 'end'", "align: 'ending'", /'"ending"' is not assignable/],
  ['simple', "align: 'end'", 'align: 1', /'number' is not assignable/],
  ['simple', "title: 'City'", 'title: { text: 1 }', /'text' does not exist/],
  ['simple', "dataIndex: 'city'", 'dataIndex: true', /'true' is not assignable/],
  ['simple', 'rowKey="id"', 'rowKey={42}', /'number' is not assignable/],
  ['simple', 'rowKey="id"', 'rowkey="id"', /'rowkey' does not exist/],
  ['simple', 'data={data}', 'data="rows"', /'string' is not assignable/],
  ['simple', 'columns={columns}', 'columns={[{ titel: 1 }]}', /'titel' does not exist/],
  ['simple', ', readings: count', '', /'readings' is missing/],
  ['simple', 'readings: count', "readings: 'many'", /'string' is not assignable to type 'number'/],
  ['simple', 'ColumnsType<Station>', 'ColumnsType<Stations>', /Cannot find name 'Stations'/],
  [
    'simple',
    'ColumnsType<Station>',
    'ColumnsType<Station, 1>',
    /requires between 0 and 1 type arguments|requires 1 type argument/,
  ],
  [
    'simple',
    '(readings: number) => readings.toLocaleString',
    '(readings: number) => readings.toLocalString',
    /Did you mean 'toLocaleString'/,
  ],
  ['simple', "toLocaleString('en')", 'toLocaleString(5)', /No overload matches|not assignable to parameter/],
  ['simple', 'useState(0)', 'useState<string>(0)', /'number' is not assignable/],
  ['simple', 'setCount(count + 1)', "setCount('1')", /'string' is not assignable/],
  ['simple', 'setCount(count + 1)', 'setCount()', /Expected 1 arguments, but got 0/],
  ['simple', 'setCount(count + 1)', 'setCounter(count + 1)', /Cannot find name 'setCounter'/],
  ['simple', 'onClick={() =>', 'onclick={() =>', /'onclick' does not exist/],
  ['simple', 'type="button"', 'type="knob"', /'"knob"' is not assignable/],
  ['simple', 'className="controls"', 'class="controls"', /Did you mean 'className'/],
  [
    'simple',
    "import { useState } from 'react'",
    "import { useSate } from 'react'",
    /has no exported member named 'useSate'/,
  ],
  ['simple', 'type ColumnsType }', 'type ColumnTypes }', /has no exported member/],
  ['simple', "from '@rc-component/table'", "from '@rc-component/tabel'", /Cannot find module '@rc-component\/tabel'/],
  ['simple', '<Table rowKey', '<Tabel rowKey', /Cannot find name 'Tabel'/],
  [
    'nested',
    'render: (valley?: string)',
    'render: (valley: string, guide: Guide, at: string)',
    /not assignable to type/,
  ],
  ['virtual', "align: 'start'", "align: 'middle'", /'"middle"' is not assignable/],
  ['virtual', 'key: row', 'kee: row', /'kee' does not exist/],
  ['virtual', 'useRef<Reference>(null)', 'useRef<Reference>()', /Expected 1 arguments, but got 0/],
  ['click-summary-row', 'index={3}', 'index="3"', /'string' is not assignable to type 'number'/],
  ['click-summary-row', 'align="end"', 'align="far"', /'"far"' is not assignable/],
];

let service: TypeService;
/** The same with another version of the library. */
let older: TypeService;
/** Texts of all demos by path from the site's folder. */
const files: Record<string, string> = {};

beforeAll(async () => {
  const store = siteStore();
  const [snapshot, { api }] = await Promise.all([store.snapshot(), store.api()]);
  const ts = (await import(/* @vite-ignore */ await prepareCompiler())) as TrimmedTypeScript;
  const data = await typeData(snapshot, api);
  service = createTypeService(ts, { ...data, demos: { all: `${data.root}/all.tsx` } });
  const bundle = parseBundle(readText(path.join(ROOT, bundleFile('rc-table', '7.40.0'))))!;
  const pack = { name: '@rc-component/table', files: bundle.declarations, lacks: lacksOf(snapshot.history!, bundle) };
  older = createTypeService(ts, withPack(data, pack));
  for (const { parts } of snapshot.demos.values())
    for (const { file, text } of parts.sources) files[path.relative(ROOT, file)] = text;
});

// All demos as one: they are checked together in a tenth of the time. So does `live-docs check`, with the whole compiler.
it('finds no error in the demos as they are @all', () => {
  const issues = service.check({ demo: 'all', files });
  expect(issues.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
});

it('finds each of many mistakes at its line', () => {
  const texts = MISTAKES.map(([demo, from, to]) => {
    const text = files[`docs/demo/${demo}.tsx`] ?? '';
    const at = text.indexOf(from);
    expect(at, `${demo}: ${from}`).toBeGreaterThanOrEqual(0);
    return { text: text.replace(from, to), line: text.slice(0, at).split('\n').length };
  });
  const mistaken = Object.fromEntries(texts.map(({ text }, at) => [`docs/demo/mistake-${at}.tsx`, text]));
  const issues = service.check({ demo: 'all', files: mistaken });
  MISTAKES.forEach(([, , to, message], at) => {
    const found = issues.filter(({ file }) => file === `docs/demo/mistake-${at}.tsx`);
    const here = found.filter(({ line }) => line === texts[at]?.line);
    expect.soft(here.map((issue) => issue.message).join('\n'), `${to}: ${JSON.stringify(found)}`).toMatch(message);
  });
});

it('says what came with which version where another version lacks it', () => {
  const demo = Object.fromEntries(
    [
      'expanded-row-render.tsx',
      'expand-button.tsx',
      'expanded-row-controls.tsx',
      'switches.tsx',
      'order-items.tsx',
      'orders.ts',
    ].map((name) => [name, files[`docs/demo/${name}`] ?? '']),
  );
  const issues = older.check({ demo: 'expanded-row-render', files: demo });
  const told = issues.map(({ message, came }) => (came ? `${came.row} ${came.since} ${came.isChange ?? ''}` : message));
  expect(told).toEqual(
    expect.arrayContaining([
      'ExpandIconProps 1.12.0 ',
      'Expandable.columnTitle 1.12.0 true',
      'Expandable.showExpandAll 1.12.0 ',
      expect.stringContaining(`'"start"' is not assignable to type 'FixedType`),
    ]),
  );
  const text = `import Table from '@rc-component/table';\nexport default () => <Table data={[]} rowHoverable />;\n`;
  const [issue] = older.check({ demo: 'simple', files: { 'simple.tsx': text } });
  expect(issue).toMatchObject({ line: 2, came: { row: 'Table.rowHoverable' } });
});

it('says only what is wrong with the syntax, and of another file what is wrong with its types', () => {
  const broken = { 'a.tsx': 'export const a = <div>;', 'b.ts': "export const b: number = '';" };
  const issues = service.check({ demo: 'all', files: broken });
  expect(issues.filter(({ file }) => file === 'a.tsx').every(({ code }) => code < 2000 || code >= 17000)).toBe(true);
  expect(issues.filter(({ file }) => file === 'b.ts').map(({ code }) => code)).toEqual([2322]);
});

it('suggests the nearest name, the nearest value and missing imports', () => {
  const text = [
    "import Table from '@rc-component/table';",
    "const columns: ColumnsType<{ id: string }> = [{ titel: 'Name', align: 'ends' }];",
    'export default function Demo() {',
    '  const [count] = useState(0);',
    '  return <Table columns={columns} rowKy="id" data={[]} key={count} />;',
    '}',
  ].join('\n');
  const mend = (source: string) => {
    const [issue] = service.check({ demo: 'all', files: { 'a.tsx': source } });
    const edit = issue?.fixes[0]?.edit;
    return edit && source.slice(0, edit.from) + edit.insert + source.slice(edit.to);
  };
  const steps = [text];
  for (let mended = mend(text); mended !== undefined; mended = mend(mended)) steps.push(mended);
  expect(steps.at(-1)).toBe(
    text
      .replace('import Table from', 'import Table, { type ColumnsType } from')
      .replace("table';", "table';\nimport { useState } from 'react';")
      .replace('titel', 'title')
      .replace("'ends'", "'end'")
      .replace('rowKy', 'rowKey'),
  );
});

it('answers for a megabyte of text @all', () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => `  { id: ${at}, name: 'Row number ${at}', size: ${at % 7} },`);
  const text = `export const rows: { id: number; name: string; size: string }[] = [\n${rows.join('\n')}\n];\n`;
  expect(text.length).toBeGreaterThan(900_000);
  const issues = service.check({ demo: 'all', files: { 'rows.ts': text } });
  expect(issues.length).toBe(100);
  expect(issues[0]).toMatchObject({ line: 2, code: 2322 });
});

/** Text of a file with `|` where the caret is, and what it takes to find that place in a demo. */
function placeIn(text: string): TypePlace {
  const at = text.indexOf('|');
  return { source: { demo: 'all', files: { 'a.tsx': text.replace('|', '') } }, file: 'a.tsx', at, language: 'en' };
}

/** Such a place in each text, by the text. They are files of one demo, which the compiler reads once for all of them. */
function placesIn(texts: readonly string[]): Map<string, TypePlace> {
  const nameOf = (index: number) => `a${index}.tsx`;
  const files = Object.fromEntries(texts.map((text, index) => [nameOf(index), text.replace('|', '')]));
  const source = { demo: 'all', files };
  return new Map(
    texts.map((text, index) => [text, { source, file: nameOf(index), at: text.indexOf('|'), language: 'en' }]),
  );
}

const HEAD = "import { useState } from 'react';\nimport Table, { type ColumnsType } from '@rc-component/table';\n";
const column = (text: string) => `${HEAD}const columns: ColumnsType<{ id: number }> = [{ ${text} }];`;
const table = (text: string) => `${HEAD}export default () => <Table ${text} />;`;

const HOVERS: [text: string, code: RegExp, description: RegExp, address?: RegExp][] = [
  [column("ti|tle: 'A'"), /title\?: /, /header/i, /#api-column-title$/],
  [column("dataInd|ex: 'id'"), /dataIndex\?: /, /./, /#api-column-dataIndex$/],
  [column("al|ign: 'end'"), /align\?: /, /./, /#api-column-align$/],
  [column("fix|ed: 'start'"), /fixed\?: /, /./, /#api-column-fixed$/],
  [column('wid|th: 20'), /width\?: /, /./, /#api-column-width$/],
  [column('rend|er: (value) => value'), /render\?/, /./, /#api-column-render$/],
  [column('render: (val|ue) => value'), /\(parameter\) value: any/, /^$/],
  [table('row|Key="id"'), /rowKey\?: /, /./, /#api-table-rowKey$/],
  [table('on|Row={() => ({})}'), /onRow\?: /, /./, /#api-table-onRow$/],
  [table('scroll={{ |x: 1 }}'), /x\?: /, /./, /#api-table-scroll\.x$/],
  [table('sum|mary={() => null}'), /summary\?: /, /./, /#api-table-summary$/],
  [
    table('expandable={{ expandedRow|Render: () => null }}'),
    /expandedRowRender\?: /,
    /./,
    /#api-expandable-expandedRowRender$/,
  ],
  [HEAD.replace('ColumnsType', 'Columns|Type'), /ColumnsType</, /^/, /#type-ColumnsType$/],
  [`${HEAD}const [a] = use|State(0);`, /useState<number>/, /stateful value/],
  [`${HEAD}const [a, se|tA] = useState(0);`, /const setA: .*Dispatch/, /^$/],
  [`${HEAD}const one = 1;\nconsole.log(o|ne);`, /const one: 1/, /^$/],
  [column('ellip|sis: true'), /ellipsis\?: /, /./, /#api-column-ellipsis$/],
  [column('onCe|ll: () => ({})'), /onCell\?: /, /./, /#api-column-onCell$/],
  [column('child|ren: []'), /children: /, /./, /#api-columngroup-children$/],
  [column('render: (value, rec|ord) => record.id'), /\(parameter\) record: /, /^$/],
  [column('render: (value, record) => record.i|d'), /\(property\) id: number/, /^$/],
  [table('da|ta={[]}'), /data\?: /, /./, /#api-table-data$/],
  [table('col|umns={[]}'), /columns\?: /, /./, /#api-table-columns$/],
  [table('row|ClassName="a"'), /rowClassName\?: /, /./, /#api-table-rowClassName$/],
  [table('stic|ky'), /sticky\?: /, /./, /#api-table-sticky$/],
  [table('sticky={{ offset|Header: 8 }}'), /offsetHeader\?: /, /./, /#api-sticky-offsetHeader$/],
  [table('expandable={{ rowEx|pandable: () => true }}'), /rowExpandable\?: /, /./, /#api-expandable-rowExpandable$/],
  [table('scroll={{ |y: 1 }}'), /y\?: /, /./, /#api-table-scroll\.y$/],
  [`${HEAD}const cell = <Table.Summary.Cell in|dex={0} />;`, /index: number/, /./, /#api-summary-cell-index$/],
  [`${HEAD}const props: { columns?: Columns|Type<string> } = {};`, /ColumnsType</, /^/, /#type-ColumnsType$/],
];

const HOVERED = placesIn(HOVERS.map(([text]) => text));

it.each(HOVERS)('knows the name at | in %s', (text, code, description, address) => {
  const found = service.hover(HOVERED.get(text)!);
  expect(found?.code).toMatch(code);
  expect(found?.description).toMatch(description);
  expect(found?.api?.address ?? '').toMatch(address ?? /^$/);
});

const COMPLETIONS: [text: string, expected: string[]][] = [
  [column('|'), ['title', 'dataIndex', 'render', 'align', 'width', 'fixed']],
  [column('fi|'), ['fixed']],
  [column("align: '|'"), ['start', 'end', 'center', 'left', 'right']],
  [column("fixed: '|'"), ['start', 'end']],
  [table('|'), ['columns', 'data', 'rowKey', 'expandable', 'summary', 'scroll']],
  [table('row|'), ['rowKey', 'rowClassName']],
  [table('scroll={{ | }}'), ['x', 'y']],
  [table('expandable={{ | }}'), ['expandedRowRender', 'rowExpandable']],
  [`${HEAD}const a = <Table.|`, ['Summary', 'Column', 'ColumnGroup']],
  [`${HEAD}const a = <Table.Summary.|`, ['Row', 'Cell']],
  [`${HEAD}const n = 1;\nn.to|`, ['toFixed', 'toLocaleString']],
  [`${HEAD}const names = [''];\nnames.m|`, ['map']],
  ["import { use| } from 'react';", ['useState', 'useEffect', 'useMemo']],
  ["import Table from '@rc|'", ['@rc-component/table']],
  [`${HEAD}const [count, setCount] = useState(0);\nset|`, ['setCount']],
  [column('el|'), ['ellipsis']],
  [column('on|'), ['onCell', 'onHeaderCell']],
  [column('render: (value, record) => record.|'), ['id']],
  [column('render: (value) => va|'), ['value']],
  [table('exp|'), ['expandable']],
  [table('on|'), ['onRow', 'onHeaderRow', 'onScroll']],
  [table('sticky={{ | }}'), ['offsetHeader', 'offsetScroll']],
  [table("tableLayout='|'"), ['auto', 'fixed']],
  [table("rowKey='|'"), []],
  [`${HEAD}const a = <Table.Summary.Cell |`, ['index', 'colSpan', 'align']],
  [`${HEAD}const a = <Table.Summary fixed='|'`, ['top', 'bottom']],
  [`${HEAD}const a = <div style={{ text| }} />`, ['textAlign']],
  [`${HEAD}const a = <button ty|`, ['type']],
  [`${HEAD}const a = <button type='|'`, ['button', 'submit', 'reset']],
  ["import { type Col| } from '@rc-component/table';", ['ColumnsType', 'ColumnType']],
];

const COMPLETED = placesIn(COMPLETIONS.map(([text]) => text));

it.each(COMPLETIONS)('offers names at | in %s', (text, expected) => {
  const labels = service.complete(COMPLETED.get(text)!)?.options.map(({ label }) => label) ?? [];
  expect(labels).toEqual(expect.arrayContaining(expected));
});

it.each([
  [`${HEAD}const a = useM|`, 'useMemo', `${HEAD.replace('useState', 'useState, useMemo')}const a = useM`],
  [
    `${HEAD}const a: Tabl|`,
    'TableProps',
    `${HEAD.replace('ColumnsType', 'ColumnsType, type TableProps')}const a: Tabl`,
  ],
  ['const a = <Tab|', 'Table', "import Table from '@rc-component/table';\nconst a = <Tab"],
])('offers names of packages at | in %s, with their import', (text, name, imported) => {
  const place = placeIn(text);
  const edit = service.complete(place)?.options.find(({ label }) => label === name)?.import?.edit;
  const source = text.replace('|', '');
  expect(edit && source.slice(0, edit.from) + edit.insert + source.slice(edit.to)).toBe(imported);
});

it.each([
  `${HEAD}const a = { b: 1 }.use|`,
  `${HEAD}const a: use|`,
  'import us|',
  "const a = 'use|'",
  `${HEAD}const use|`,
  table('use|'),
])('offers no import at | in %s', (text) => {
  const options = service.complete(placeIn(text))?.options ?? [];
  expect(options.filter((one) => one.import && one.label.startsWith('use'))).toEqual([]);
});

it('offers no second import of a name', () => {
  const { options = [] } = service.complete(placeIn(`${HEAD}const a = useS|`)) ?? {};
  expect(options.filter(({ label }) => label === 'useState')).toMatchObject([{ label: 'useState' }]);
  expect(options.find(({ label }) => label === 'useState')).not.toHaveProperty('import');
});

it('offers first what demos use most, and says what it is', () => {
  const place = placeIn(column('|'));
  const options = service.complete(place)?.options ?? [];
  const best = options.toSorted((a, b) => b.boost - a.boost).slice(0, 4);
  expect(best.map(({ label }) => label)).toEqual(expect.arrayContaining(['title', 'dataIndex', 'width']));
  expect(service.describe(place, 'ellipsis')).toMatchObject({
    code: expect.stringContaining('ellipsis?'),
    description: expect.stringMatching(/./),
    api: { name: 'Column.ellipsis' },
  });
});

it('shows the arguments of a call, and leads to declarations', () => {
  expect(service.signature(placeIn(`${HEAD}const [a, setA] = useState(0);\nsetA(|)`))).toMatchObject({
    parameters: ['value: SetStateAction<number>'],
    active: 0,
  });
  expect(service.signature(placeIn("'a'.replace('a', |)"))).toMatchObject({ active: 1 });
  expect(service.define(placeIn(column("ti|tle: 'A'")))).toMatchObject({ name: 'Column.title' });
  expect(service.define(placeIn(`${HEAD}const one = 1;\nconsole.log(o|ne);`))).toEqual({
    file: 'a.tsx',
    from: HEAD.length + 6,
    to: HEAD.length + 9,
  });
});

it('describes in the language of the interface', () => {
  const place = placeIn(column("ti|tle: 'A'"));
  expect(service.hover({ ...place, language: 'zh-CN' })?.description).toMatch(/[\u4e00-\u9fff]/);
});
