import { changesBetween, type UpgradeData, type UpgradeStep } from '../../model';
import { useText } from '../locale';
import { ChangeList } from './change-list';
import styles from './upgrade.module.css';

interface UpgradeStepListProps {
  /** Oldest first. */
  steps: UpgradeStep[];
  data: UpgradeData;
  /** Lets addresses name a step by the minor that it leads to. */
  hasAnchors?: boolean;
}

/** Steps from minor to minor with what changed, newest first. */
export function UpgradeStepList({ steps, data, hasAnchors = false }: UpgradeStepListProps) {
  const text = useText();
  return steps.toReversed().map(({ from, to }) => {
    const changes = changesBetween(data.history, from.id, to.id);
    const name = `${from.minor} → ${to.minor}`;
    const id = hasAnchors ? { id: to.minor } : {};
    return (
      <section key={to.minor} className={styles.step}>
        <h3 {...id}>{hasAnchors ? <a href={`#${to.minor}`}>{name}</a> : name}</h3>
        {changes.length > 0 ? (
          <ChangeList changes={changes} rows={data.rows} heading="h4" />
        ) : (
          <p className={styles.note}>{text('upgrade.none')}</p>
        )}
      </section>
    );
  });
}
