import { Link, useDataFile, useText } from 'live-docs/components';
import { Label } from './label';
import type { LevelPages } from './levels';
import styles from './status-legend.module.css';

/** All pages with a status, by status. @param data what the build knows; in browsers, the address of a file with it. */
export function StatusLegend({ data }: { data: LevelPages[] | string }) {
  const text = useText();
  const levels = useDataFile(data) ?? [];
  return (
    <dl className={styles.legend}>
      {levels.map(({ level, pages }) => (
        <div key={level} className={styles.row}>
          <dt>
            <Label level={level}>{text(level)}</Label>
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
