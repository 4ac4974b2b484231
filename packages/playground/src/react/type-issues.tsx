import type { TypeFix, TypeIssue } from '../model/type-messages';
import type { TypeView } from '../types/create-type-check';
import { FailedNote } from './failed-note';
import { IssueList, IssueStatus } from './issue-list';
import { useLiveText } from './texts/use-live-text';
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

/** The type errors of a demo's code by themselves. The demo runs nevertheless. */
export function TypeIssues({ view: { issues, status }, onGoTo, onRetry, onFix }: TypeIssuesProps) {
  const text = useLiveText();
  return (
    <div data-demo-issues>
      <IssueStatus count={issues.length} />
      {status === 'failed' && <FailedNote text={text('types.failed')} onRetry={onRetry} />}
      {issues.length > 0 && (
        <section aria-label={text('types')} className={styles.issues}>
          <p className={styles.title}>
            {text('types')} <span className={styles.count}>{issues.length}</span>
            <span className={styles.hint}>{text('types.keys')}</span>
          </p>
          <IssueList issues={issues} onGoTo={onGoTo} onFix={onFix} />
        </section>
      )}
    </div>
  );
}
