import type { ComponentProps } from 'react';
import styles from './select.module.css';

/** A choice of one of many, as high as a button. */
export function Select(props: Omit<ComponentProps<'select'>, 'className'>) {
  return <select className={styles.select} {...props} />;
}
