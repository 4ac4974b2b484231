import { Button } from '../base/button';
import type { TypeFix, TypeIssue } from '../model/type-messages';
import parts from './note-parts.module.css';
import { useLiveText } from './texts/use-live-text';
import styles from './type-errors.module.css';

/** Says politely how many type errors there are. */
export function IssueStatus({ count }: { count: number }) {
  const text = useLiveText();
  return (
    <p role="status" className={parts.hidden}>
      {count > 0 && `${text('types')}: ${count}`}
    </p>
  );
}

interface IssueListProps {
  issues: readonly TypeIssue[];
  /** Puts the caret where an error is. */
  onGoTo: (issue: TypeIssue) => void;
  /** Applies a fix; absent while no editor can. */
  onFix?: ((issue: TypeIssue, fix: TypeFix) => void) | undefined;
}

/** Type errors, with their places and fixes. */
export function IssueList({ issues, onGoTo, onFix }: IssueListProps) {
  const text = useLiveText();
  return (
    <ul className={styles.list}>
      {issues.map((issue) => (
        <li key={`${issue.file} ${issue.from} ${issue.code}`} className={styles.issue}>
          <Button className={parts.place} onClick={() => onGoTo(issue)}>
            {issue.file}:{issue.line}
          </Button>
          <div className={parts.message}>
            {issue.came && (
              <p className={styles.came}>
                {text(issue.came.isChange ? 'types.changed' : 'types.came', {
                  name: issue.came.row,
                  version: issue.came.since,
                })}
              </p>
            )}
            <code lang="en">{issue.message}</code>
          </div>
          <Fixes issue={issue} onFix={onFix} />
        </li>
      ))}
    </ul>
  );
}

/** What mends an error. */
export function Fixes({ issue, onFix }: Pick<IssueListProps, 'onFix'> & { issue: TypeIssue }) {
  const text = useLiveText();
  if (!onFix || issue.fixes.length === 0) return null;
  const describe = (fix: TypeFix) =>
    text(`types.${fix.kind}`, { name: fix.name, module: fix.kind === 'import' ? fix.module : '' });
  return (
    <span className={styles.fixes}>
      {issue.fixes.map((fix) => (
        <Button key={describe(fix)} onClick={() => onFix(issue, fix)}>
          {describe(fix)}
        </Button>
      ))}
    </span>
  );
}
