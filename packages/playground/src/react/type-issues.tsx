import { useEffect, useState } from 'react';
import type { TypeFix, TypeIssue } from '../model/type-messages';
import parts from './note-parts.module.css';
import { useLiveText } from './texts/use-live-text';
import type { TypeView } from '../types/create-type-check';
import { FailedNote } from './failed-note';
import styles from './type-issues.module.css';

interface TypeIssuesProps {
  view: TypeView;
  /** Puts the caret where an error is. */
  onGoTo: (issue: TypeIssue) => void;
  /** Tries again where the errors can't be known. */
  onRetry: () => void;
  /** Applies a fix; absent while no editor can. */
  onFix?: ((issue: TypeIssue, fix: TypeFix) => void) | undefined;
}

/** Milliseconds after which a number of errors is announced: with each key there may be another one. */
const STANDING = 1000;

/** The type errors of a demo's code, below it. The demo runs nevertheless. */
export function TypeIssues({ view: { issues, status }, onGoTo, onRetry, onFix }: TypeIssuesProps) {
  const text = useLiveText();
  const announced = useStandingCount(issues.length);
  const describe = (fix: TypeFix) =>
    text(`types.${fix.kind}`, { name: fix.name, module: fix.kind === 'import' ? fix.module : '' });
  return (
    <div data-demo-issues>
      <p role="status" className={styles.hidden}>
        {announced > 0 && `${text('types')}: ${announced}`}
      </p>
      {status === 'failed' && <FailedNote text={text('types.failed')} onRetry={onRetry} />}
      {issues.length > 0 && (
        <section aria-label={text('types')} className={styles.issues}>
          <p className={styles.title}>
            {text('types')} <span className={styles.count}>{issues.length}</span>
            <span className={styles.hint}>{text('types.keys')}</span>
          </p>
          <ul className={styles.list}>
            {issues.map((issue) => (
              <li key={`${issue.file} ${issue.from} ${issue.code}`} className={styles.issue}>
                <button type="button" className={parts.place} onClick={() => onGoTo(issue)}>
                  {issue.file}:{issue.line}
                </button>
                <code lang="en" className={parts.message}>
                  {issue.message}
                </code>
                {onFix && issue.fixes.length > 0 && (
                  <span className={styles.fixes}>
                    {issue.fixes.map((fix) => (
                      <button
                        key={describe(fix)}
                        type="button"
                        className={parts.action}
                        onClick={() => onFix(issue, fix)}
                      >
                        {describe(fix)}
                      </button>
                    ))}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** A number once it has been the same for a while. */
function useStandingCount(count: number): number {
  const [standing, setStanding] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setStanding(count), STANDING);
    return () => clearTimeout(timer);
  }, [count]);
  return standing;
}
