import { cloneElement, isValidElement, type HTMLAttributes, type ReactNode } from 'react';

/** For `measureRowRender`: makes the hidden measure row inert, so that buttons copied into it can't be focused. */
export function inertMeasureRow(row: ReactNode): ReactNode {
  return isValidElement<HTMLAttributes<HTMLElement>>(row) ? cloneElement(row, { inert: true }) : row;
}
