import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import styles from './expanded-view.module.css';
import { clampSplit, SPLIT, splitAfterKey } from './split';

interface SplitterProps {
  /** Name of what it makes wider or narrower. */
  label: string;
  /** Id of that element. */
  controls: string | undefined;
  /** Share of the width that it has, in percent; 0 while it's collapsed. */
  value: number;
  onChange: (value: number) => void;
}

/** The divider between code and demo, which keyboard and pointer move. */
export function Splitter({ label, controls, value, onChange }: SplitterProps) {
  const before = useRef<number>(SPLIT.start);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = splitAfterKey(event.key, value, before.current, isRtl);
    if (next === undefined) return;
    event.preventDefault();
    if (value > 0) before.current = value;
    onChange(next);
  };

  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { left, right, width } = currentTarget.parentElement!.getBoundingClientRect();
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    onChange(clampSplit(Math.round(((isRtl ? right - clientX : clientX - left) / width) * 1000) / 10));
  };

  return (
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-controls={controls}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={SPLIT.max}
      aria-valuenow={Math.round(value)}
      className={styles.splitter}
      onKeyDown={onKeyDown}
      // Frames would take the pointer's moves.
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
      onDoubleClick={() => onChange(SPLIT.start)}
    />
  );
}
