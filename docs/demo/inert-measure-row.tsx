import { cloneElement, isValidElement, type HTMLAttributes, type ReactNode } from 'react';

/** Keeps buttons of a head out of reach in the hidden row that copies the head to measure it. */
export function inertMeasureRow(row: ReactNode): ReactNode {
  return isValidElement<HTMLAttributes<HTMLElement>>(row) ? cloneElement(row, { inert: true }) : row;
}
