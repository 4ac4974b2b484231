import type { ComponentProps } from 'react';
import styles from './button.module.css';

/** A button that shows words in a frame. One that is pressed (`aria-pressed`) looks so. @param isMain true for what most readers press. */
export function Button({ isMain, className = '', ...rest }: ComponentProps<'button'> & { isMain?: boolean }) {
  return (
    <button
      type="button"
      data-main={isMain || undefined}
      className={`${styles.button} ${className}`.trim()}
      {...rest}
    />
  );
}
