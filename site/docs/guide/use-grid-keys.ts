import { useId, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';

/** A cell, by its place: both from 0. */
export interface Place {
  row: number;
  column: number;
}

const STEPS: Record<string, Place> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

const clamp = (value: number, end: number) => Math.max(0, Math.min(value, end));
const isBetween = (value: number, a: number, b: number) =>
  value >= Math.min(a, b) && value <= Math.max(a, b);

/**
 * Moves the focus between cells with the arrow keys, selects a range with Shift, and copies it.
 * @param textOf the text of a cell, which is copied.
 * @returns props for an element around the table, and a function that makes the props of a cell.
 */
export function useGridKeys(rows: number, columns: number, textOf: (place: Place) => string) {
  const grid = useId();
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const [anchor, setAnchor] = useState<Place>(active);

  const idOf = ({ row, column }: Place) => `${grid}-${row}-${column}`;
  const isSelected = ({ row, column }: Place) =>
    isBetween(row, active.row, anchor.row) && isBetween(column, active.column, anchor.column);

  /** False for events of a field inside a cell. */
  const isOfCell = ({ target }: SyntheticEvent) =>
    target instanceof Element && target.id === idOf(active);

  /** Where a key leads. Other keys with Alt, Ctrl or Meta belong to the browser. */
  function placeAfter({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): Place | undefined {
    if (altKey || metaKey) return undefined;
    const end = { row: rows - 1, column: columns - 1 };
    if (key === 'Home') return { row: ctrlKey ? 0 : active.row, column: 0 };
    if (key === 'End') return { ...end, row: ctrlKey ? end.row : active.row };
    const step = ctrlKey ? undefined : STEPS[key];
    return (
      step && {
        row: clamp(active.row + step.row, end.row),
        column: clamp(active.column + step.column, end.column),
      }
    );
  }

  function onKeyDown(event: KeyboardEvent) {
    const place = isOfCell(event) ? placeAfter(event) : undefined;
    if (!place) return;
    event.preventDefault(); // keeps the page from scrolling
    if (!event.shiftKey) setAnchor(place);
    setActive(place);
    document.getElementById(idOf(place))?.focus();
  }

  function onCopy(event: ClipboardEvent) {
    // A text that the user selected is copied as usual.
    if (!isOfCell(event) || document.getSelection()?.isCollapsed === false) return;
    const all = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => ({ row, column })).filter(isSelected),
    );
    const lines = all.filter((line) => line.length > 0).map((line) => line.map(textOf).join('\t'));
    event.clipboardData.setData('text/plain', lines.join('\n'));
    event.preventDefault();
  }

  const cell = (place: Place) => ({
    'id': idOf(place),
    'role': 'gridcell',
    'tabIndex': active.row === place.row && active.column === place.column ? 0 : -1,
    'aria-selected': isSelected(place),
    'onFocus': () => setActive(place),
    'onMouseDown': (event: MouseEvent<HTMLElement>) => {
      if (!event.shiftKey) return setAnchor(place);
      event.preventDefault(); // Shift and click would select text
      event.currentTarget.focus();
    },
  });

  return { area: { onKeyDown, onCopy }, cell };
}
