import type { ComponentProps } from 'react';
import styles from './select.module.css';

/** A choice of one of many, as high as a button. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return <select className={`${styles.select} ${className}`.trim()} {...rest} />;
}
