// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Table, {
  VirtualTable,
  type ColumnsType,
  type Reference,
  type VirtualTableProps,
} from '@rc-component/table';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import StaffTable from '../../docs/guide/staff-table';

// The code of the testing guide. The last test fails when the guide shows anything else.

afterEach(cleanup);

test('shows one row for each person', () => {
  render(<StaffTable />);
  const table = screen.getByRole('table', { name: 'Staff' });
  const [header, ...rows] = within(table).getAllByRole('row');
  expect(header?.textContent).toBe('DetailsNameTeamHours');
  expect(rows).toHaveLength(3);
});

test('shows the team and the hours of a person', () => {
  render(<StaffTable />);
  const row = screen.getByRole('row', { name: /Ada Byron/ });
  expect(within(row).getByRole('rowheader').textContent).toBe('Ada Byron');
  expect(within(row).getByRole('cell', { name: 'Search' })).toBeTruthy();
  expect(within(row).getByRole('cell', { name: '24' })).toBeTruthy();
});

/** The texts of a column, from top to bottom. */
function readColumn(title: string): string[] {
  const index = screen
    .getAllByRole('columnheader')
    .findIndex(({ textContent }) => textContent === title);
  const rows = screen.getAllByRole('row').slice(1) as HTMLTableRowElement[];
  return rows.map(({ cells }) => cells[index]?.textContent ?? '');
}

test('sorts by hours', async () => {
  const user = userEvent.setup();
  render(<StaffTable />);
  expect(readColumn('Hours')).toEqual(['38', '24', '31']);

  await user.click(screen.getByRole('button', { name: 'Hours' }));
  expect(readColumn('Hours')).toEqual(['24', '31', '38']);
  expect(screen.getByRole('columnheader', { name: 'Hours' }).getAttribute('aria-sort')).toBe(
    'ascending',
  );
});

test('expands and collapses a row', async () => {
  const user = userEvent.setup();
  render(<StaffTable />);
  expect(screen.queryByText('Away on Friday')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Details of Ada Byron', expanded: false }));
  expect(screen.getByRole('cell', { name: 'Away on Friday' })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Details of Ada Byron', expanded: true }));
  expect(screen.queryByRole('cell', { name: 'Away on Friday' })).toBeNull();
});

interface LogLine {
  id: number;
  message: string;
}

const columns: ColumnsType<LogLine> = [
  { title: 'Number', dataIndex: 'id', width: 100 },
  { title: 'Message', dataIndex: 'message', width: 400 },
];

function LogTable({ lines, height = 400 }: { lines: LogLine[]; height?: number }) {
  const size: Pick<VirtualTableProps<LogLine>, 'listItemHeight' | 'scroll'> = {
    listItemHeight: 40,
    scroll: { x: 500, y: height },
  };
  return <VirtualTable rowKey="id" columns={columns} data={lines} {...size} />;
}

const lines = Array.from({ length: 200 }, (_, id) => ({ id, message: `Message ${id}` }));

test('renders only the rows that fit', () => {
  const { container } = render(<LogTable lines={lines} />);
  expect(container.querySelectorAll('[data-row-key]').length).toBeLessThan(15);
  expect(screen.queryByText('Message 150')).toBeNull();
});

test('shows every message', () => {
  render(<LogTable lines={lines} height={200 * 40} />);
  expect(screen.getByText('Message 150')).toBeTruthy();
});

test('shows further rows after scrolling', async () => {
  const { container } = render(<LogTable lines={lines} />);
  const holder = container.querySelector('.rc-table-tbody-virtual-holder')!;
  fireEvent.scroll(holder, { target: { scrollTop: 100 * 40 } });
  expect(await screen.findByText('Message 100')).toBeTruthy();
});

describe('the testing guide', () => {
  const ROOT = path.resolve(import.meta.dirname, '../..');
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  const withoutImports = (code: string) => code.replace(/^import .*;\n+/gm, '').trim();
  const guide = read('docs/guide/testing.mdx');
  const fences = [...guide.matchAll(/^```tsx? title="([^"]+)"\n([^]*?)^```$/gm)].map(
    ([, title = '', code = '']) => ({
      title,
      code: withoutImports(code),
    }),
  );

  test('says what `scrollTo` does without layout', () => {
    const table = createRef<Reference>();
    const { container } = render(
      <Table
        ref={table}
        rowKey="id"
        columns={columns}
        data={lines.slice(0, 9)}
        scroll={{ y: 100 }}
      />,
    );
    const body = container.querySelector('.rc-table-body');
    table.current?.scrollTo({ key: 8 });
    expect(body?.scrollTop).toBe(0);
    table.current?.scrollTo({ top: 50 });
    expect(body?.scrollTop).toBe(50);
    expect(guide).toContain('With `top`, happy-dom sets `scrollTop`.');
  });

  test('shows the unit tests of this file', () => {
    const shown = fences.filter(({ title }) => /^(staff|log)-table/.test(title));
    expect(shown).toHaveLength(4);
    for (const { code } of shown)
      expect(read('tests/unit/guide-testing.test.tsx')).toContain(code);
  });

  test('shows the Playwright tests of its spec', () => {
    const spec = read('tests/e2e/guides/testing.spec.ts');
    const shown = fences.filter(({ title }) => title.endsWith('.spec.ts'));
    expect(shown).toHaveLength(2);
    for (const { code } of shown) expect(spec).toContain(code);
  });
});
