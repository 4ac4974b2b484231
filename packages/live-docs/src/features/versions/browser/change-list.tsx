import { Fragment } from 'react';
import type { ApiChange, TableChanges, UpgradeData } from '../../../core/model';
import { useText } from '../../../core/browser/locale';
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

interface ChangeRowProps {
  change: ApiChange;
  /** Address of the property's row in the reference, if it has one. */
  address: string | undefined;
}

/** What became of a property, and what the library says to do. */
function ChangeRow({ change: { name, kind, before, after }, address }: ChangeRowProps) {
  const text = useText();
  const types = [before, kind === 'deprecated' ? undefined : after].flatMap((state) => state?.type ?? []);
  const told = (after ?? before)?.deprecated;
  const notes = [
    ...(after?.required && !before?.required ? (['api.required'] as const) : []),
    ...(after && !after.required && before?.required ? (['upgrade.optional'] as const) : []),
    ...(after && after.deprecated === undefined && before?.deprecated !== undefined
      ? (['upgrade.restored'] as const)
      : []),
  ];
  return (
    <li>
      <span className={styles.kind} data-kind={kind}>
        {text(`upgrade.${kind}`)}
      </span>
      <div>
        <PropertyName name={name} address={address} />
        {notes.map((note) => (
          <Fragment key={note}>
            {/* Read and copied as a word of its own. */} <span>{text(note)}</span>
          </Fragment>
        ))}
        {kind !== 'deprecated' && types[0] !== undefined && (
          <p className={styles.types} translate="no">
            <code>{types[0]}</code>
            {types[1] !== undefined && types[1] !== types[0] && (
              <>
                {' → '}
                <code>{types[1]}</code>
              </>
            )}
          </p>
        )}
        {told && (
          <p lang="en" className={styles.told}>
            {told.split('`').map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part))}
          </p>
        )}
      </div>
    </li>
  );
}
