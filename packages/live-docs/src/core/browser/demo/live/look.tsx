import { useId, useLayoutEffect, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import offered, { loadFinder } from 'virtual:run-versions';
import {
  BUILT_IN,
  changeLook,
  closeFinder,
  lookChoices,
  openFinder,
  parseLook,
  printLook,
  versionChoices,
  WIDTH,
} from '../../../model';
import { useText } from '../../locale';
import styles from './look.module.css';
import { Button, clampSize, Select, Splitter } from 'live-playground/internal';
import { useLiveText, type FrameChoice } from 'live-playground/internal/live';

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
  const liveText = useLiveText();
  const id = useId();
  const look = parseLook(chosen);
  const { width, motion } = look;
  const change = (name: string, choice: string) => onChange(printLook(changeLook(look, name, choice)));
  const choices = lookChoices(text);
  const selectOf = (name: keyof typeof look, label: string, options: [value: string, label: string][]) => (
    <span className={styles.control}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <Select id={`${id}-${name}`} value={look[name] ?? ''} onChange={({ target }) => change(name, target.value)}>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </span>
  );
  const select = (name: keyof typeof choices, own: [value: string, label: string][] = []) =>
    selectOf(name, text(`look.${name}`), [...choices[name], ...own]);
  const versions = versionChoices(offered);
  const { version = '' } = look;
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
      {versions.length > 0 && selectOf('version', text('look.version'), versions)}
      {versions.length > 0 &&
        selectOf('beside', liveText('version.beside'), [
          ['', liveText('version.none')],
          ...versions
            .filter(([value]) => value !== version)
            .map(([value, label]): [string, string] => [value || BUILT_IN, label]),
        ])}
      {loadFinder && (
        <Button
          aria-pressed={look.from !== undefined}
          onClick={() => onChange(printLook(look.from === undefined ? openFinder(look, offered) : closeFinder(look)))}
        >
          {text('look.find')}
        </Button>
      )}
      {source && (
        <a href={source} target="_blank" rel="noopener" className={styles.source}>
          {text('demo.source')}
        </a>
      )}
    </div>
  );
}

/** What a look says of the frame. */
export function frameChoice(look: string): FrameChoice {
  const { dir, color, motion } = parseLook(look);
  return { dir, color, motion };
}

interface NarrowFrameProps {
  /** What the demo's frame is in. */
  slot: RefObject<HTMLElement | null>;
  /** How the reader looks at the demo, as text. */
  look: string;
  onChange: (look: string) => void;
  /** The handle goes away while it's used. */
  onEnd: () => void;
}

/**
 * Makes the place of a demo's frame as narrow as it's looked at, with a handle at its end. Pointer and keys move that; Enter and a
 * double click give the place back.
 */
export function NarrowFrame({ slot, look, onChange, onEnd }: NarrowFrameProps) {
  const text = useText();
  const { width } = parseLook(look);

  useLayoutEffect(() => {
    const element = slot.current;
    if (width === undefined || !element) return;
    element.setAttribute('data-narrow', 'true');
    element.style.setProperty('width', `min(100%, ${width}px)`);
    return () => {
      element.removeAttribute('data-narrow');
      element.style.removeProperty('width');
    };
  }, [slot, width]);

  const preview = slot.current?.parentElement;
  if (width === undefined || !preview) return null;
  const resize = (next: number) => {
    if (next === 0) onEnd();
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
