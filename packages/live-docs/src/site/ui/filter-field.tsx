import { useId } from 'react';
import styles from './filter-field.module.css';

interface FilterFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What came of it, said aloud; empty while nothing is typed. */
  outcome: string;
}

/** A field that narrows what stands below it while the reader types. */
export function FilterField({ label, value, onChange, outcome }: FilterFieldProps) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" autoComplete="off" value={value} onChange={(event) => onChange(event.target.value)} />
      <span role="status">{outcome}</span>
    </div>
  );
}
