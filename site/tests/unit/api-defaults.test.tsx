// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Table, { VirtualTable, type ColumnType, type Reference } from '@rc-component/table';
import { act, createRef, type ReactElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from '../../../tests/support/wait-for';
import { render } from '../../../packages/live-docs/tests/unit/render';
import { readDescriptions } from '../../../packages/live-docs/src/features/api/node/read-descriptions';

const API = path.resolve(import.meta.dirname, '../../docs/api');

/** The defaults that `docs/api` names, by table and property. */
const described = readdirSync(API)
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => {
    const reading = readDescriptions(readFileSync(path.join(API, file), 'utf8'), file);
    if ('problems' in reading) throw new Error(JSON.stringify(reading.problems));
    return Object.entries(reading.properties).flatMap(([name, { default: value }]) =>
      value === undefined ? [] : [{ name: `${reading.id} ${name}`, value }],
    );
  });

interface Row {
  key: number;
  id: string;
  name: string;
  city: string;
  children?: Row[];
  parts?: Row[];
}

const row = (key: number, more: Partial<Row> = {}): Row => ({
  key,
  id: `r${key}`,
  name: `Name ${key}`,
  city: 'Oslo',
  ...more,
});
const rows = [row(1), row(2)];
const tree = [row(1, { children: [row(11)], parts: [row(12)] })];
const many = Array.from({ length: 100 }, (_, at) => row(at));
const [first, second]: ColumnType<Row>[] = [
  { title: 'Name', dataIndex: 'name', width: 100 },
  { title: 'City', dataIndex: 'city', width: 100 },
];
const columns = [first!, second!];

/** Props with one of them set, or left out. */
const set = (name: string, value: unknown) => (value === undefined ? {} : { [name]: value });
const table = (props: object) => <Table<Row> columns={columns} data={rows} {...props} />;
const expandable =
  (name: string, more: object = {}, data = rows) =>
  (value: unknown) =>
    table({ data, expandable: { expandedRowRender: ({ id }: Row) => <p>{id}</p>, ...more, ...set(name, value) } });
/** The same as a property of the table itself, which is deprecated. */
const legacy =
  (name: string, more: object = {}, data = rows) =>
  (value: unknown) =>
    table({ data, expandedRowRender: ({ id }: Row) => <p>{id}</p>, ...more, ...set(name, value) });
const inColumn =
  (name: string, props: object = {}) =>
  (value: unknown) =>
    table({ ...props, columns: [{ ...first, ...set(name, value) }, second] });
const inGroup = (name: string) => (value: unknown) =>
  table({ columns: [{ title: 'Group', children: columns, ...set(name, value) }] });
const sticky =
  (name: string, props: object = {}) =>
  (value: unknown) =>
    table({ sticky: { ...set(name, value) }, ...props });
const component = (part: string, name: string) => (value: unknown) =>
  table({ components: { [part]: set(name, value) }, scroll: { y: 90 } });
const total = (props: object) => (
  <Table.Summary.Row>
    <Table.Summary.Cell index={0} {...props} />
    <Table.Summary.Cell index={1} />
  </Table.Summary.Row>
);
const click = (selector: string) => (container: HTMLElement) => {
  container.querySelector<HTMLElement>(selector)?.click();
};

/** What is rendered with a value; one that behaves otherwise; what has to happen before it shows. */
interface Case {
  show: (value: unknown) => ReactElement;
  other: unknown;
  after?: (container: HTMLElement) => void;
}

const CASES: Record<string, Case> = {
  'Table data': { show: (value) => <Table columns={columns} {...set('data', value)} />, other: rows },
  'Table childrenColumnName': {
    show: legacy('childrenColumnName', { expandedRowRender: undefined, defaultExpandAllRows: true }, tree),
    other: 'parts',
  },
  'Table defaultExpandAllRows': { show: legacy('defaultExpandAllRows'), other: true },
  'Table defaultExpandedRowKeys': { show: legacy('defaultExpandedRowKeys'), other: [1] },
  'Table expandIconColumnIndex': { show: legacy('expandIconColumnIndex'), other: 1 },
  'Table expandRowByClick': { show: legacy('expandRowByClick'), other: true, after: click('tbody td:last-child') },
  'Table emptyText': { show: (value) => table({ data: [], ...set('emptyText', value) }), other: 'Nothing' },
  'Table prefixCls': { show: (value) => table(set('prefixCls', value)), other: 'my-table' },
  'Table rowHoverable': {
    show: (value) => table(set('rowHoverable', value)),
    other: false,
    after: (container) =>
      container.querySelector('tbody td')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })),
  },
  'Table rowKey': { show: (value) => table(set('rowKey', value)), other: 'id' },
  'Table showHeader': { show: (value) => table(set('showHeader', value)), other: false },
  'Table sticky': { show: (value) => table(set('sticky', value)), other: true },
  'VirtualTable listItemHeight': {
    show: (value) => (
      <VirtualTable columns={columns} data={many} scroll={{ x: 200, y: 100 }} {...set('listItemHeight', value)} />
    ),
    other: 48,
  },
  'VirtualTable scroll.x': {
    show: (value) => (
      <VirtualTable columns={[{ dataIndex: 'name' }]} data={many} scroll={{ y: 100, ...set('x', value) }} />
    ),
    other: 900,
  },
  'Column colSpan': { show: inColumn('colSpan'), other: 0 },
  'Column ellipsis': { show: inColumn('ellipsis'), other: true },
  'Column fixed': { show: inColumn('fixed', { scroll: { x: 300 } }), other: 'start' },
  'ColumnGroup ellipsis': { show: inGroup('ellipsis'), other: true },
  'ColumnGroup rowSpan': { show: inGroup('rowSpan'), other: 2 },
  'Column hidden': { show: inColumn('hidden'), other: true },
  'Expandable childrenColumnName': {
    show: expandable('childrenColumnName', { expandedRowRender: undefined, defaultExpandAllRows: true }, tree),
    other: 'parts',
  },
  'Expandable defaultExpandAllRows': { show: expandable('defaultExpandAllRows'), other: true },
  'Expandable defaultExpandedRowKeys': { show: expandable('defaultExpandedRowKeys'), other: [1] },
  'Expandable expandIconColumnIndex': { show: expandable('expandIconColumnIndex'), other: 1 },
  'Expandable expandRowByClick': {
    show: expandable('expandRowByClick'),
    other: true,
    after: click('tbody td:last-child'),
  },
  'Expandable expandedRowOffset': { show: expandable('expandedRowOffset', { expandedRowKeys: [1] }), other: 1 },
  'Expandable forceRender': { show: expandable('forceRender'), other: true },
  'Expandable showExpandAll': { show: expandable('showExpandAll'), other: true },
  'Expandable showExpandColumn': { show: expandable('showExpandColumn'), other: false },
  'Sticky offsetHeader': { show: sticky('offsetHeader'), other: 8 },
  'Sticky offsetSummary': {
    show: sticky('offsetSummary', { summary: () => <Table.Summary fixed>{total({})}</Table.Summary> }),
    other: 8,
  },
  'Summary fixed': {
    show: (value) =>
      table({ scroll: { y: 90 }, summary: () => <Table.Summary {...set('fixed', value)}>{total({})}</Table.Summary> }),
    other: 'top',
  },
  'Summary.Cell colSpan': { show: (value) => table({ summary: () => total(set('colSpan', value)) }), other: 2 },
  'Summary.Cell rowSpan': { show: (value) => table({ summary: () => total(set('rowSpan', value)) }), other: 2 },
  'Components table': { show: (value) => table({ components: set('table', value) }), other: 'section' },
  'Components header.table': { show: component('header', 'table'), other: 'section' },
  'Components header.wrapper': { show: component('header', 'wrapper'), other: 'section' },
  'Components header.row': { show: component('header', 'row'), other: 'section' },
  'Components header.cell': { show: component('header', 'cell'), other: 'section' },
};

async function markup(element: ReactNode, after?: Case['after']): Promise<string> {
  const container = await render(element);
  await act(async () => after?.(container));
  // What an element has anyway may be said or not; ids differ from one table to the next.
  return container.innerHTML.replace(/ (col|row)span="1"/g, '').replace(/ id="[^"]*"/g, '');
}

/** The text of every element that a selector finds. */
const texts = (container: HTMLElement, selector: string) =>
  [...container.querySelectorAll(selector)].map((element) => element.textContent);

/** The elements that a body is made of, in a table and in a virtual one. */
async function bodies() {
  const props = { columns: [{ ...first, rowScope: 'row' as const }, second!], data: rows, scroll: { x: 300, y: 90 } };
  const found = [await render(table(props)), await render(<VirtualTable {...props} />)];
  return found.map((container) => {
    const row = container.querySelector('[data-row-key="1"]');
    const cells = [...(row?.children ?? [])].map(({ localName }) => localName);
    return { wrapper: row?.parentElement?.localName, row: row?.localName, cells };
  });
}

/** Defaults that take words, or show in what is called and not in what is drawn. */
const SPECIAL: Record<string, (value: unknown) => Promise<void>> = {
  'Table tableLayout': async () => {
    const layout = async (props: object) => {
      const tables = (await render(table(props))).querySelectorAll('table');
      return [...tables].at(-1)?.style.tableLayout;
    };
    const withColumn = (more: object, props: object = {}) =>
      layout({ columns: [{ ...first, ...more }, second], ...props });
    expect(await layout({})).toBe('auto');
    expect(await withColumn({ fixed: 'start' }, { scroll: { x: 300 } })).toBe('fixed');
    expect(await withColumn({ fixed: 'start' }, { scroll: { x: 'max-content' }, sticky: true })).toBe('auto');
    expect(await withColumn({ ellipsis: true })).toBe('fixed');
    expect(await layout({ scroll: { y: 90 } })).toBe('fixed');
    expect(await layout({ sticky: true })).toBe('fixed');
  },
  'Column key': async () => {
    const error = vi.spyOn(console, 'error');
    await render(table({ columns: [{ dataIndex: 'name' }, { dataIndex: 'name' }] }));
    expect(error.mock.calls.filter(([message]) => String(message).includes('key'))).toEqual([]);
  },
  'Column render': async () => {
    expect(texts(await render(table({})), 'tbody td')).toEqual(['Name 1', 'Oslo', 'Name 2', 'Oslo']);
  },
  'Column rowSpan': async () => {
    const group = { title: 'Group', children: [{ title: 'Inner', dataIndex: 'city' }] };
    const container = await render(table({ columns: [first, group] }));
    expect([...container.querySelectorAll('th')].map((cell) => [cell.textContent, cell.rowSpan])).toEqual([
      ['Name', 2],
      ['Group', 1],
      ['Inner', 1],
    ]);
  },
  'ColumnGroup colSpan': async () => {
    const container = await render(inGroup('colSpan')(undefined));
    expect(container.querySelector('th')?.colSpan).toBe(columns.length);
  },
  'Expandable columnTitle': async () => {
    const head = async (config: object) =>
      (await render(table({ expandable: { expandedRowRender: () => 'x', ...config } }))).querySelector('th')!;
    expect((await head({})).children).toHaveLength(0);
    expect((await head({ showExpandAll: true })).querySelector('button')).not.toBeNull();
    expect((await head({ showExpandAll: true, columnTitle: 'More' })).textContent).toBe('More');
  },
  'Expandable fixed': async () => {
    const cell = async (columns: object[]) => {
      const props = { columns, scroll: { x: 300 }, expandable: { expandedRowRender: () => 'x' } };
      return (await render(table(props))).querySelector('th')!.className;
    };
    const fixed = { ...first, fixed: 'start' };
    expect(await cell([fixed, second!])).toContain('cell-fix');
    expect(await cell([first!, second!])).not.toContain('cell-fix');
    expect(await cell([Table.EXPAND_COLUMN, fixed, second!])).not.toContain('cell-fix');
  },
  'Sticky getContainer': async (value) => {
    const listeners = async (config: object) => {
      const spy = vi.spyOn(window, 'addEventListener');
      await render(table({ sticky: config, scroll: { x: 900 } }));
      const count = spy.mock.calls.filter(([type]) => type === 'scroll').length;
      spy.mockRestore();
      return count;
    };
    const omitted = await listeners({});
    expect(await listeners({ getContainer: run(value) })).toBe(omitted);
    expect(await listeners({ getContainer: () => document.createElement('div') })).toBeLessThan(omitted);
  },
  'Sticky offsetScroll': async (value) => {
    // The bar is there while the table's end is below the window's.
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(5000);
    const bottom = async (config: object) => {
      const container = await render(table({ sticky: config, scroll: { x: 900 } }));
      const find = () => container.querySelector<HTMLElement>('[class$=sticky-scroll]')?.style.bottom;
      await waitFor(() => expect(find()).toBeTruthy());
      return find();
    };
    expect(await bottom({})).toBe(`${Number(run(value))}px`);
    expect(await bottom({ offsetScroll: 8 })).toBe('8px');
  },
  'ScrollConfig align': async (value) => {
    const spy = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    const handle = createRef<Reference>();
    await render(table({ scroll: { y: 90 }, ref: handle }));
    handle.current?.scrollTo({ key: 2 });
    expect(spy).toHaveBeenCalledWith({ block: run(value) });
  },
  'Components ExpandIcon': async () => {
    const container = await render(table({ expandable: { expandedRowRender: () => 'x', showExpandAll: true } }));
    expect(container.querySelector('tbody span[class*=icon]')).not.toBeNull();
    expect(container.querySelector('thead button')).not.toBeNull();
  },
  'Components body.wrapper': async () => {
    expect((await bodies()).map(({ wrapper }) => wrapper)).toEqual(['tbody', 'div']);
  },
  'Components body.row': async () => {
    expect((await bodies()).map(({ row }) => row)).toEqual(['tr', 'div']);
  },
  'Components body.cell': async () => {
    expect((await bodies()).map(({ cells }) => cells)).toEqual([
      ['th', 'td'],
      ['div', 'div'],
    ]);
  },
};

/** The value that a default's code stands for. */
const run = (code: unknown): unknown => eval(`(${String(code)})`);

beforeEach(() => {
  // Some values are not what the library likes best; that is not what is asked here.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  // Without a layout, nothing would scroll and nothing would have a height.
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
});

afterEach(() => void vi.restoreAllMocks());

test('every default is verified', () => {
  expect(described.map(({ name }) => name).sort()).toEqual([...Object.keys(CASES), ...Object.keys(SPECIAL)].sort());
});

describe('a property left out is as if it were its default', () => {
  test.each(described)('$name', async ({ name, value }) => {
    const special = SPECIAL[name];
    if (special) return special(value);
    const { show, other, after } = CASES[name]!;
    const omitted = await markup(show(undefined), after);
    expect(await markup(show(run(value)), after)).toBe(omitted);
    expect(await markup(show(other), after)).not.toBe(omitted);
  });
});

describe('a virtual table, scrolled to a row', () => {
  // A body of 100 pixels, and rows of 24.
  const scroll = async (config: Parameters<Reference['scrollTo']>[0]) => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(24);
    const handle = createRef<Reference>();
    const container = await render(
      <VirtualTable columns={columns} data={many} scroll={{ x: 200, y: 100 }} ref={handle} />,
    );
    await act(async () => handle.current?.scrollTo(config));
    return container.querySelector('[class$=holder]')?.scrollTop;
  };

  test('subtracts an offset at the start, which it then takes by default, and adds it at the end', async () => {
    expect(await scroll({ index: 50, align: 'start' })).toBe(1200);
    expect(await scroll({ index: 50, align: 'start', offset: 10 })).toBe(1190);
    expect(await scroll({ index: 50, offset: 10 })).toBe(1190);
    expect(await scroll({ index: 50, align: 'end', offset: 10 })).toBe(1200 + 24 - 100 + 10);
    expect(await scroll({ index: 50 })).toBe(1200 + 24 - 100);
  });
});
