import { useEffect, useRef, useState, type TableHTMLAttributes, isValidElement, type TdHTMLAttributes } from 'react';
import { useText } from '../locale';
import { useOverflow } from 'live-playground/internal';
import styles from './table.module.css';

/** A table of a page, in a box that scrolls sideways where it is too wide, and can then be reached by keyboard. */
export function TableScroll(props: TableHTMLAttributes<HTMLTableElement>) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(box);
  const [name, setName] = useState('');

  useEffect(() => {
    if (scrolls && box.current) setName(sectionOf(box.current));
  }, [scrolls]);

  return (
    <div
      ref={box}
      className={styles.box}
      data-table
      {...(scrolls && { 'tabIndex': 0, 'role': 'region', 'aria-label': text('table.region', { name }) })}
    >
      <table {...props} className={styles.table} />
    </div>
  );
}

/**
 * The title of the section that an element of a page is in, with its number among the section's
 * elements of the same class where it is not the first. No two elements of a page have the same.
 */
export function sectionOf(element: Element): string {
  let number = 1;
  for (let at = before(element); at; at = before(at)) {
    if (at.className === element.className) number += 1;
    const heading = at.querySelector(':scope > :is(h2, h3, h4, h5, h6)');
    if (heading) return [heading.textContent, number > 1 ? number : ''].join(' ').trim();
  }
  return String(number);
}

/** What is before an element of a page, in the same run or at the end of another one. */
function before(element: Element): Element | null {
  const run = element.parentElement;
  const at = element.previousElementSibling ?? (run?.matches('[data-run]') ? run.previousElementSibling : null);
  return at?.matches('[data-run]') ? at.lastElementChild : at;
}

/** A cell of a page's table. It says whether one element is all it holds: a name, a type, a default value. */
export function TableCell(props: TdHTMLAttributes<HTMLTableCellElement>) {
  return <td {...props} data-whole={isValidElement(props.children) || undefined} />;
}
