import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

/** A square button that shows an icon and says its name, to those who point at it in a tooltip (`followTooltips`). */
export function IconButton({ label, className, ...rest }: ComponentProps<'button'> & { label: string }) {
  return <button type="button" aria-label={label} data-tooltip className={withStyle(className)} {...rest} />;
}

/** A link of the same look. */
export function IconLink({ label, className, ...rest }: ComponentProps<'a'> & { label: string }) {
  return <a aria-label={label} data-tooltip className={withStyle(className)} {...rest} />;
}

function withStyle(className = ''): string {
  return `${styles.button} ${className}`.trim();
}
