import { useEffect, useRef, useState, type TableHTMLAttributes } from 'react';
import { useText } from '../locale';
import { useOverflow } from 'live-playground/ui';
import { sectionOf } from './section-of';
import styles from './table-scroll.module.css';

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
      {...(scrolls && { 'tabIndex': 0, 'role': 'region', 'aria-label': text('table.region', { name }) })}
    >
      <table {...props} className={styles.table} />
    </div>
  );
}
