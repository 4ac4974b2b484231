import { useId } from 'react';
import { changeLook, lookChoices, parseLook, printLook } from '../../../model';
import { useText } from '../../locale';
import styles from './look-controls.module.css';

interface LookControlsProps {
  /** How the reader looks at the demo, as text. */
  look: string;
  onChange: (look: string) => void;
  /** Address of the demo's file in the repository. */
  source: string | undefined;
  hasJavaScript: boolean;
  hasOneColor: boolean | undefined;
}

/** How to look at a demo, all at once: for the expanded view. */
export function LookControls({ look: chosen, onChange, source, hasJavaScript, hasOneColor }: LookControlsProps) {
  const text = useText();
  const id = useId();
  const look = parseLook(chosen);
  const { width, motion } = look;
  const change = (name: string, choice: string) => onChange(printLook(changeLook(look, name, choice)));
  const choices = lookChoices(text);
  const select = (name: keyof typeof choices, own: [value: string, label: string][] = []) => (
    <span className={styles.control}>
      <label htmlFor={`${id}-${name}`}>{text(`look.${name}`)}</label>
      <select id={`${id}-${name}`} value={look[name] ?? ''} onChange={({ target }) => change(name, target.value)}>
        {[...choices[name], ...own].map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
  const isOther = width !== undefined && !choices.width.some(([value]) => value === String(width));
  return (
    <div className={styles.bar}>
      {select('width', isOther ? [[String(width), `${width} px`]] : [])}
      {select('dir')}
      {!hasOneColor && select('color')}
      <label className={styles.control}>
        <input
          type="checkbox"
          checked={motion === 'reduce'}
          onChange={({ target }) => change('motion', target.checked ? 'reduce' : '')}
        />
        {text('look.motion')}
      </label>
      {hasJavaScript && select('code')}
      {source && (
        <a href={source} target="_blank" rel="noopener" className={styles.source}>
          {text('demo.source')}
        </a>
      )}
    </div>
  );
}
