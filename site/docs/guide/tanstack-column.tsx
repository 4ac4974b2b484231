import { FlexRender, type Column, type Row, type RowData } from '@tanstack/react-table';
import type { ColumnType } from '@rc-component/table';
import type { features } from './tanstack-features';
import './sort-button.css';

/** A column of TanStack Table as a column of this table. Its title sorts. */
export function toColumn<Data extends RowData>(
  column: Column<typeof features, Data>,
): ColumnType<Row<typeof features, Data>> {
  const sorted = column.getIsSorted();
  const direction = sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined;
  return {
    key: column.id,
    title: (
      <button
        type="button"
        className="sort-button"
        data-sort={direction}
        onClick={column.getToggleSortingHandler()}
      >
        {String(column.columnDef.header)}
      </button>
    ),
    onHeaderCell: () => ({ 'aria-sort': direction }),
    render: (_, row) => {
      const cell = row.getAllCells().find((each) => each.column.id === column.id);
      return cell && <FlexRender cell={cell} />;
    },
  };
}
