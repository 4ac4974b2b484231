import type { ApiType } from '../../model';
import styles from './type-code.module.css';
import { typeMarkup } from './type-markup';

interface TypeCodeProps {
  type: ApiType;
  /** False where the keyboard is to pass its links by. */
  isReachable?: boolean;
}

/** A declaration, line by line as it is written. */
export function TypeCode({ type, isReachable = true }: TypeCodeProps) {
  return (
    <code translate="no" className={styles.code} dangerouslySetInnerHTML={{ __html: typeMarkup(type, isReachable) }} />
  );
}
