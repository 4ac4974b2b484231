import { useId, useState } from 'react';
import { initialOf, parseValue, type Control, type ControlValue } from '../../../model';
import { useText } from '../../locale';
import styles from './controls.module.css';

interface ControlFieldProps {
  control: Control;
  value: ControlValue | undefined;
  onChange: (value: ControlValue | undefined) => void;
}

/** One control: the name of a prop, and the field that fits it. */
export function ControlField({ control, value, onChange }: ControlFieldProps) {
  const { name, kind } = control;
  const id = useId();
  const Field = FIELDS[kind];
  return (
    <div className={styles.field} data-kind={kind}>
      <label htmlFor={id} className={styles.name} translate="no">
        {name}
      </label>
      <Field id={id} control={control} value={value} onChange={onChange} />
    </div>
  );
}

interface FieldProps extends ControlFieldProps {
  id: string;
}

function Switch({ id, control, value, onChange }: FieldProps) {
  const text = useText();
  const box = (
    <input
      id={id}
      type="checkbox"
      checked={value === true}
      onChange={({ target }) => onChange(target.checked)}
      {...(control.kind === 'function' && { 'aria-describedby': `${id}-hint` })}
    />
  );
  if (control.kind === 'boolean') return box;
  return (
    <span className={styles.hinted}>
      {box}
      <span id={`${id}-hint`} className={styles.hint}>
        {text('controls.log')}
      </span>
    </span>
  );
}

function Choice({ id, control, value, onChange }: FieldProps) {
  const text = useText();
  return (
    <select
      id={id}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => onChange(parseValue(control, target.value))}
    >
      {initialOf(control) === undefined && <option value="">{text('controls.unset')}</option>}
      {control.options?.map((option) => (
        <option key={String(option)} value={String(option)}>
          {String(option)}
        </option>
      ))}
    </select>
  );
}

/** A number; beside it a slider where both its limits are known. What isn't a number within them changes nothing. */
function NumberField({ id, control, value, onChange }: FieldProps) {
  const [draft, setDraft] = useState<string>();
  const { name, min, max, step } = control;
  const shown = value === undefined ? '' : String(value);
  const change = (written: string) => {
    setDraft(written);
    const next = parseValue(control, written);
    if (next !== undefined || written === '') onChange(next);
  };
  return (
    <span className={styles.number}>
      {min !== undefined && max !== undefined && (
        <input
          type="range"
          aria-label={name}
          min={min}
          max={max}
          step={step ?? 1}
          value={Number(value ?? min)}
          onChange={({ target }) => onChange(Number(target.value))}
        />
      )}
      <input
        id={id}
        type="number"
        min={min}
        max={max}
        step={step ?? 'any'}
        value={draft ?? shown}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setDraft(undefined)}
      />
    </span>
  );
}

function TextField({ id, value, onChange }: FieldProps) {
  return <input id={id} type="text" value={String(value ?? '')} onChange={({ target }) => onChange(target.value)} />;
}

const FIELDS = { boolean: Switch, function: Switch, choice: Choice, number: NumberField, text: TextField };
