import type { ReactNode } from 'react';
import type { NavPlace, PageSidebar, SiteData } from '../../model';
import { DEFAULT_LANGUAGE, useText } from '../locale';
import { Link } from '../navigation';
import { Slot } from '../slot';
import { IconLink } from 'live-playground/ui';
import styles from './header.module.css';
import { Logo } from './logo';
import { PhoneMenu } from './phone-menu';
import { RepositoryMark } from './repository-mark';
import { TopNav } from './top-nav';

export interface HeaderProps {
  site: SiteData;
  path: string;
  place: NavPlace | undefined;
  sidebar: PageSidebar | undefined;
  tools: ReactNode;
}

/** The bar at the top of every page. */
export function Header({ site, path, place, sidebar, tools }: HeaderProps) {
  const text = useText();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Slot name="header-start" />
        <PhoneMenu site={site} path={path} place={place} sidebar={sidebar} />
        <Link to="/" className={styles.brand} lang={DEFAULT_LANGUAGE}>
          {site.logo && <Logo logo={site.logo} />}
          {site.title}
        </Link>
        {site.libraryVersion && <span className={styles.version} translate="no">{`v${site.libraryVersion}`}</span>}
        <TopNav navigation={site.navigation} path={path} place={place} className={styles.nav} />
        <div className={styles.tools}>
          <Slot name="header-tools" />
          {tools}
          <IconLink label={text('repository')} href={site.repository.url}>
            <RepositoryMark size={17} />
          </IconLink>
          <Slot name="header-end" />
        </div>
      </div>
    </header>
  );
}
