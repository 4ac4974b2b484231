import type { ImgHTMLAttributes } from 'react';
import { toPlainHref } from '../navigation';
import styles from './prose.module.css';

interface ProseImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  /** Present if the build has copied the file: its address is whole. */
  'data-asset'?: string;
}

/** An image in the text of a page. One of the folder `public` follows the site's base. */
export function ProseImage({ src = '', alt = '', 'data-asset': asset, ...props }: ProseImageProps) {
  return <img {...props} src={asset === undefined ? toPlainHref(src) : src} alt={alt} className={styles.image} />;
}
