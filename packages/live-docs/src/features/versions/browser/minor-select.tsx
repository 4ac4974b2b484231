import { useId } from 'react';
import { useEarlyValue } from 'live-playground/internal';
import type { MinorVersion } from '../../../core/model';
import styles from './upgrade.module.css';

interface MinorSelectProps {
  label: string;
  /** Oldest first. */
  minors: readonly MinorVersion[];
  value: string;
  onChange: (minor: string) => void;
}

/** A choice of a minor version, newest first, by package. */
export function MinorSelect({ label, minors, value, onChange }: MinorSelectProps) {
  const id = useId();
  const field = useEarlyValue<HTMLSelectElement>(value, onChange);
  const packages = [...new Set(minors.map(({ name }) => name))].toReversed();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        ref={field}
        id={id}
        autoComplete="off"
        translate="no"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {packages.map((name) => (
          <optgroup key={name} label={name}>
            {minors
              .filter((one) => one.name === name)
              .toReversed()
              .map(({ minor }) => (
                <option key={minor}>{minor}</option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
