import { Link, PhoneMenu, Slot, TopNav, type HeaderProps } from 'live-docs/components';
import styles from './header.module.css';

/** The title in the middle, and the navigation in a line below it. */
export default function Header({ site, path, place, sidebar, tools }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <div className={styles.start}>
          <Slot name="header-start" />
          <PhoneMenu site={site} path={path} place={place} sidebar={sidebar} />
          <Slot name="header-tools" />
        </div>
        <Link to="/" className={styles.brand}>
          {site.title}
        </Link>
        <div className={styles.end}>
          {tools}
          <Slot name="header-end" />
        </div>
      </div>
      <TopNav navigation={site.navigation} path={path} place={place} className={styles.nav} />
    </header>
  );
}
