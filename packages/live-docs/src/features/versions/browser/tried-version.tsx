import offered from 'virtual:run-versions';
import { useId } from 'react';
import { useLiveText } from 'live-playground/internal/live';
import { changesAddress, chosenLabel } from '../../../core/model';
import { Link } from '../../../core/browser/navigation';
import { firstChange } from './compare-runs';
import styles from './find-version.module.css';
import type { Tried } from './try-versions';

interface TriedVersionProps {
  tried: Tried;
  /** It's the first that differs from the one before. */
  isFirst: boolean;
  /** The demo runs in it now. */
  isChosen: boolean;
  onChoose: () => void;
}

/** The result of a demo in a version: a picture, which runs the demo in it, and in what it differs from the version before. */
export function TriedVersion({ tried, isFirst, isChosen, onChoose }: TriedVersionProps) {
  const text = useLiveText();
  const id = useId();
  const { version, result, before, differences } = tried;
  const { error, isUnloaded, picture, issues = [] } = result;
  const label = chosenLabel(offered, version);
  const old = before && chosenLabel(offered, before.version);
  const what = differences.map((one) => text(`version.find.${one}`)).join(', ');
  const came = [...new Set(issues.flatMap((issue) => (issue.came ? lackOf(issue.came, text) : [])))];
  const count = `${text('types')}: ${issues.length}`;
  const change = before && differences.includes('markup') ? firstChange(before.result, result) : undefined;
  const address = before && changesAddress(offered, before.version, version);
  return (
    <li className={styles.tried} data-first={isFirst || undefined}>
      <button
        type="button"
        aria-label={text('version.find.run', { version: label })}
        aria-describedby={id}
        aria-pressed={isChosen}
        className={styles.picture}
        onClick={onChoose}
      >
        {picture === '' ? (
          <span aria-hidden className={styles.none}>
            {error === undefined ? '' : '×'}
          </span>
        ) : (
          <img alt="" src={`data:image/svg+xml,${encodeURIComponent(picture)}`} />
        )}
        <span className={styles.label}>{label}</span>
      </button>
      <div id={id} className={styles.told}>
        {error === undefined ? (
          differences.length === 0 && (
            <p>{old === undefined ? text('version.find.first') : text('version.find.runs', { version: old })}</p>
          )
        ) : (
          <p className={styles.error}>
            {text(isUnloaded ? 'version.find.unloaded' : 'version.find.breaks', { message: error })}
          </p>
        )}
        {old !== undefined && what !== '' && (
          <p className={styles.differs}>{text('version.find.differs', { version: old, what })}</p>
        )}
        {issues.length > 0 && came.length === 0 && <p>{count}</p>}
      </div>
      {came.length > 0 && (
        <details className={styles.change} open={!before || differences.includes('types')}>
          <summary>{count}</summary>
          {came.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      )}
      {change && (
        <details className={styles.change}>
          <summary>{text('version.find.markup')}</summary>
          <code lang="en">{text('version.find.before', { markup: change.before })}</code>
          <code lang="en">{text('version.find.now', { markup: change.now })}</code>
        </details>
      )}
      {address !== undefined && differences.length > 0 && (
        <Link to={address} target="_blank" rel="noopener">
          {text('version.find.changes', { version: old ?? '' })}
        </Link>
      )}
    </li>
  );
}

/** What a version lacks, as the reference calls it. */
const lackOf = (
  { row, since, isChange }: { row: string; since: string; isChange?: true },
  text: ReturnType<typeof useLiveText>,
) => text(isChange ? 'types.changed' : 'types.came', { name: row, version: since });
