import { FailedNote } from './failed-note';
import { IssueList, IssueStatus } from './issue-list';
import { useLiveText } from './texts/use-live-text';
import styles from './type-errors.module.css';
import { useToldIssues } from './use-told';
import { useParts } from './playground-provider';

/** The type errors, with fixes. The demo runs nevertheless. It takes no room while there's none. */
export function TypeErrors() {
  const { code, view } = useParts();
  const text = useLiveText();
  const issues = useToldIssues(code, view.error);
  return (
    <div data-demo-issues>
      <IssueStatus count={issues.length} />
      {code.types.status === 'failed' && <FailedNote text={text('types.failed')} onRetry={code.retryTypes} />}
      {issues.length > 0 && (
        <section aria-label={text('types')} className={styles.issues}>
          <p className={styles.title}>
            {text('types')} <span className={styles.count}>{issues.length}</span>
            <span className={styles.hint}>{text('types.keys')}</span>
          </p>
          <IssueList issues={issues} onGoTo={code.goTo} onFix={code.fix} />
        </section>
      )}
    </div>
  );
}
