import type { LiveError } from '../model/live';
import { FailedNote } from './failed-note';
import { IssueList, IssueStatus } from './issue-list';
import { useLiveText } from './texts/use-live-text';
import styles from './type-issues.module.css';
import type { Code } from './use-code';
import { useToldIssues } from './use-told';
import { useParts } from './playground-provider';

interface TypeIssuesProps {
  code: Code;
  /** The demo's error, which is told elsewhere. */
  error: LiveError | undefined;
}

/** The type errors of a demo's code by themselves. The demo runs nevertheless. */
function TypeIssues({ code, error }: TypeIssuesProps) {
  const text = useLiveText();
  const issues = useToldIssues(code, error);
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

/** The type errors, with fixes. It takes no room while there's none. */
export function TypeErrors() {
  const { code, view } = useParts();
  return <TypeIssues code={code} error={view.error} />;
}
