import { Link, useDataFile, useLanguage } from 'live-docs/components';
import { Label } from './label';
import { statusTexts, type LevelPages } from './levels';
import styles from './status-legend.module.css';

/** All pages with a status, by status. @param data what the build knows; in browsers, the address of a file with it. */
export function StatusLegend({ data }: { data: LevelPages[] | string }) {
  const texts = statusTexts(useLanguage());
  const levels = useDataFile(data) ?? [];
  return (
    <dl className={styles.legend}>
      {levels.map(({ level, pages }) => (
        <div key={level} className={styles.row}>
          <dt>
            <Label level={level}>{texts[level]}</Label>
          </dt>
          <dd className={styles.pages}>
            {pages.map(({ title, path }) => (
              <Link key={path} to={path}>
                {title}
              </Link>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
