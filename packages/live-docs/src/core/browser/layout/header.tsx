import type { ReactNode } from 'react';
import type { NavPlace, PageSidebar, SiteData } from '../../model';
import { DEFAULT_LANGUAGE, useText } from '../locale';
import { Link } from '../navigation';
import { Slot } from '../slot';
import { IconLink, createIcon } from 'live-playground/internal';
import styles from './header.module.css';
import { PhoneMenu } from './phone-menu';
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
        <Slot name="header-version">
          {site.libraryVersion && <span className={styles.version} translate="no">{`v${site.libraryVersion}`}</span>}
        </Slot>
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

/** The site's picture before its title, which names it. */
function Logo({ logo }: { logo: NonNullable<SiteData['logo']> }) {
  return 'svg' in logo ? (
    <span className={styles.logo} aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo.svg }} />
  ) : (
    <img className={styles.logo} src={logo.src} alt="" />
  );
}

/** The mark of the place where the repository is kept. */
const RepositoryMark = createIcon(
  '<path d="M15 22v-3.500c0-1 .1-1.400-.5-2 2.800-.3 5.500-1.400 5.500-6a4.600 4.600 0 0 0-1.300-3.200 4.200 4.200 0 0 0-.1-3.200s-1.100-.3-3.500 1.300a12.300 12.300 0 0 0-6.200 0C6.500 3.800 5.400 4.100 5.400 4.100a4.200 4.200 0 0 0-.1 3.200A4.600 4.600 0 0 0 4 10.500c0 4.600 2.700 5.700 5.500 6-.6.600-.6 1.200-.5 2V22"/><path d="M9 19c-4 1.400-4-2-6-2.500"/>',
);
