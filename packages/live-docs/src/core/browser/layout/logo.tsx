import type { SiteData } from '../../model';
import styles from './logo.module.css';

/** The site's picture before its title, which names it. */
export function Logo({ logo }: { logo: NonNullable<SiteData['logo']> }) {
  return 'svg' in logo ? (
    <span className={styles.logo} aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo.svg }} />
  ) : (
    <img className={styles.logo} src={logo.src} alt="" />
  );
}
