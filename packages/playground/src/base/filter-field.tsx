import { useId, type ReactNode } from 'react';
import styles from './filter-field.module.css';
import { useEarlyValue } from './use-early-value';

interface FilterFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The result, said aloud; empty while nothing is typed. */
  outcome: string;
  /** Further controls that narrow it. */
  children?: ReactNode;
}

/** A field that narrows what is below it while the reader types. */
export function FilterField({ label, value, onChange, outcome, children }: FilterFieldProps) {
  const id = useId();
  const field = useEarlyValue<HTMLInputElement>(value, onChange);
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        type="text"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {children}
      <span role="status">{outcome}</span>
    </div>
  );
}

/** Tells what a filter keeps: of all that is said of a thing, every word, in whatever case. */
export function holdsWords(words: string): (texts: string[]) => boolean {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return (texts) => {
    const text = texts.join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  };
}
