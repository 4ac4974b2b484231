import { useId, useLayoutEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { changeLook, lookChoices, parseLook, printLook, WIDTH } from '../../../model';
import { useText } from '../../locale';
import styles from './look.module.css';
import { clampSize, Splitter } from 'live-playground/internal';

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

interface FramedLookProps {
  block: RefObject<HTMLElement | null>;
  /** How the reader looks at the demo, as text. */
  look: string;
  onChange: (look: string) => void;
}

/**
 * Tells the demo's frame how it is looked at, by attributes of the element that it's in, and has a handle at its end where it's
 * narrower than its place. Pointer and keys move that; Enter and a double click give the place back.
 */
export function FramedLook({ block, look, onChange }: FramedLookProps) {
  const text = useText();
  const { width, dir, color, motion } = parseLook(look);
  const [preview, setPreview] = useState<Element>();

  useLayoutEffect(() => {
    const slot = block.current?.querySelector<HTMLElement>('[data-demo-slot]');
    if (!slot) return;
    const attributes = { dir, 'data-prefers-color': color, 'data-motion': motion, 'data-narrow': width && 'true' };
    const set = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== 0);
    for (const [name, value] of set) slot.setAttribute(name, String(value));
    slot.style.width = width === undefined ? '' : `min(100%, ${width}px)`;
    setPreview(slot.parentElement ?? undefined);
    return () => {
      for (const [name] of set) slot.removeAttribute(name);
      slot.style.width = '';
    };
  }, [block, width, dir, color, motion]);

  if (width === undefined || !preview) return null;
  const resize = (next: number) => {
    // The handle goes away. What the block is expanded by is where a width is chosen.
    if (next === 0)
      block.current?.querySelector<HTMLElement>('[data-takes-focus="expand"]')?.focus({ preventScroll: true });
    onChange(printLook({ ...parseLook(look), width: next }));
  };
  return createPortal(
    <div className={styles.place}>
      <div className={styles.space} style={{ width: `min(100%, ${width}px)` }} />
      <Splitter
        label={text('look.handle')}
        controls={undefined}
        orientation="vertical"
        limits={WIDTH}
        value={width}
        onChange={resize}
        measure={(_share, pixels) => clampSize(Math.round(pixels), WIDTH)}
        className={styles.handle}
      />
    </div>,
    preview,
  );
}
