import { Fragment } from 'react';
import type { ApiChange } from '../../../core/model';
import { useText } from '../../../core/browser/locale';
import { PropertyName } from './property-name';
import styles from './upgrade.module.css';

interface ChangeRowProps {
  change: ApiChange;
  /** Address of the property's row in the reference, if it has one. */
  address: string | undefined;
}

/** What became of a property, and what the library says to do. */
export function ChangeRow({ change: { name, kind, before, after }, address }: ChangeRowProps) {
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
