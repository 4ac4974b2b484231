import { useText, type CalloutProps } from 'live-docs/components';
import styles from './callout.module.css';

/** A remark in the margin of the text, below its kind in small capitals. */
export default function Callout({ kind, children }: CalloutProps) {
  const label = useText()(kind);
  return (
    <div role="note" aria-label={label} className={styles.callout} data-kind={kind}>
      <p className={styles.label} data-chrome>
        {label}
      </p>
      {children}
    </div>
  );
}
