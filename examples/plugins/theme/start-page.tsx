import { Slot, type StartPageProps } from 'live-docs/components';
import styles from './start-page.module.css';

/** The start page as a cover: its title alone, with what it says below. */
export default function StartPage({ page, hero }: StartPageProps) {
  return (
    <header className={styles.cover} lang={page.language}>
      <Slot name="title-start" />
      <h1>{hero.title}</h1>
      <Slot name="title-end" />
      <p>{hero.description}</p>
    </header>
  );
}
