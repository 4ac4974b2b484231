import { isValidElement, type TdHTMLAttributes } from 'react';

/** A cell of a page's table. It says whether one element is all it holds: a name, a type, a default value. */
export function TableCell(props: TdHTMLAttributes<HTMLTableCellElement>) {
  return <td {...props} data-whole={isValidElement(props.children) || undefined} />;
}
