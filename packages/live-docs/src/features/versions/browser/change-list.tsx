import { Fragment } from 'react';
import type { TableChanges, UpgradeData } from '../../../core/model';
import { useText } from '../../../core/browser/locale';
import { ChangeRow } from './change-row';
import { PropertyName } from './property-name';
import styles from './upgrade.module.css';

interface ChangeListProps extends Pick<UpgradeData, 'rows'> {
  changes: TableChanges[];
  /** Level of the tables' headings. */
  heading?: 'h3' | 'h4';
}

/** What changed, by table. */
export function ChangeList({ changes, rows, heading: Heading = 'h3' }: ChangeListProps) {
  const text = useText();
  if (changes.length === 0) return <p className={styles.note}>{text('upgrade.none')}</p>;
  return changes.map(({ table, isNew, changes: list }) => (
    <section key={table} className={styles.table}>
      <Heading translate="no">{table}</Heading>
      <ul>
        {isNew ? (
          <NewTable names={list.map(({ name }) => name)} rows={rows[table] ?? {}} />
        ) : (
          list.map((change) => <ChangeRow key={change.name} change={change} address={rows[table]?.[change.name]} />)
        )}
      </ul>
    </section>
  ));
}

/** All properties of a table that wasn't there before. */
function NewTable({ names, rows }: { names: string[]; rows: Record<string, string> }) {
  const text = useText();
  return (
    <li>
      <span className={styles.kind} data-kind="added">
        {text('upgrade.added')}
      </span>
      <div>
        {names.map((name) => (
          <Fragment key={name}>
            <PropertyName name={name} address={rows[name]} />{' '}
          </Fragment>
        ))}
      </div>
    </li>
  );
}
