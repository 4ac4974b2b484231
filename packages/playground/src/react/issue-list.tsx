import { useEffect, useState } from 'react';
import type { TypeFix, TypeIssue } from '../model/type-messages';
import parts from './note-parts.module.css';
import { useLiveText } from './texts/use-live-text';
import styles from './type-issues.module.css';

/** Milliseconds after which a number of errors is announced: with each key there may be another one. */
const STANDING = 1000;

/** Says politely how many type errors there are. */
export function IssueStatus({ count }: { count: number }) {
  const text = useLiveText();
  const announced = useStandingCount(count);
  return (
    <p role="status" className={styles.hidden}>
      {announced > 0 && `${text('types')}: ${announced}`}
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
  const describe = (fix: TypeFix) =>
    text(`types.${fix.kind}`, { name: fix.name, module: fix.kind === 'import' ? fix.module : '' });
  return (
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
                <button key={describe(fix)} type="button" className={parts.action} onClick={() => onFix(issue, fix)}>
                  {describe(fix)}
                </button>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
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
