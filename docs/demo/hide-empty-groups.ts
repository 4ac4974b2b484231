import type { ColumnsType } from '@rc-component/table';

/** The same columns, with groups hidden that have nothing left to show. */
export function hideEmptyGroups<Row>(columns: ColumnsType<Row>): ColumnsType<Row> {
  return columns.map((column) => {
    if (!('children' in column)) return column;
    const children = hideEmptyGroups(column.children);
    return { ...column, children, hidden: column.hidden || children.every(({ hidden }) => hidden) };
  });
}
