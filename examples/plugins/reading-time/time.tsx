import { usePage, useText } from 'live-docs/components';
import styles from './time.module.css';

/** The time, below the title. A start page isn't for reading. */
export default function Time() {
  const text = useText();
  const page = usePage();
  const minutes = page?.of?.['reading-time'];
  if (page?.hero || typeof minutes !== 'number') return null;
  return <p className={styles.time}>{text('time', { minutes })}</p>;
}
