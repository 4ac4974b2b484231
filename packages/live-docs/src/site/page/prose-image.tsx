import type { ImgHTMLAttributes } from 'react';
import { toPlainHref } from '../navigation';
import styles from './prose.module.css';

/** An image in the text of a page. One of the site's own follows its base. */
export function ProseImage({ src = '', alt = '', ...props }: ImgHTMLAttributes<HTMLImageElement>) {
  return <img {...props} src={toPlainHref(src)} alt={alt} className={styles.image} />;
}
