import { useEffect, useState } from 'react';
import { fillText } from 'live-playground/internal';
import { linkedDemo } from '../demo';
import { useBundle } from '../locale';
import styles from './page-note.module.css';

/** What the bundle doesn't have, so that pages without such an address don't load it. */
const ENGLISH = 'This link contains edited code of the demo “{id}”, which isn’t on this page.';

/** Says that the address carries an edit of a demo that the page doesn't have: it was renamed or removed, or is elsewhere. */
export default function LostEdit({ hash }: { hash: string }) {
  const { locale, texts } = useBundle();
  const [id, setId] = useState<string>();
  useEffect(() => {
    const linked = linkedDemo(hash);
    const blocks = [...document.querySelectorAll<HTMLElement>('[data-demo]')];
    setId(blocks.some(({ dataset }) => dataset['demo'] === linked) ? undefined : linked);
  }, [hash]);
  if (id === undefined) return null;
  const said = texts['shared.lost'];
  return (
    <p role="note" lang={said ? locale : 'en'} className={styles.note}>
      {fillText(said ?? ENGLISH, { id })}
    </p>
  );
}
