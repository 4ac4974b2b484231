import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { createStored } from './create-stored';
import styles from './splitter.module.css';

/** Sizes that a divider may give, in its own unit. */
export interface SplitLimits {
  min: number;
  max: number;
  /** The size at first. */
  start: number;
  /** What a key adds or takes. */
  step: number;
}

interface SplitKeys {
  /** The size now; 0 while it's collapsed. */
  value: number;
  /** The size to return to when Enter brings it back. */
  before: number;
  limits: SplitLimits;
  /** Keys that make it larger and smaller. */
  grow: string;
  shrink: string;
}

/** A size within the limits. */
export const clampSize = (value: number, { min, max }: SplitLimits) => Math.min(Math.max(value, min), max);

/**
 * The size after a key, as the WAI-ARIA window splitter pattern says.
 * @returns undefined for a key that doesn't move the divider.
 */
export function valueAfterKey(key: string, { value, before, limits, grow, shrink }: SplitKeys): number | undefined {
  if (key === grow) return clampSize(value + limits.step, limits);
  if (key === shrink) return value === 0 ? 0 : clampSize(value - limits.step, limits);
  if (key === 'Home') return limits.min;
  if (key === 'End') return limits.max;
  if (key === 'Enter') return value === 0 ? before : 0;
  return undefined;
}

/** A size as the device keeps it, for all demos; 0 for collapsed. */
export const createStoredSize = (name: string, limits: SplitLimits) =>
  createStored<number>({
    name,
    parse: (text) => parseSize(text, limits),
    print: (size) => (size === limits.start ? null : String(size)),
  });

/** A size that was kept. Anybody may have written it. */
export function parseSize(text: string | null, limits: SplitLimits): number {
  const size = text ? Number(text) : Number.NaN;
  if (Number.isNaN(size)) return limits.start;
  return size === 0 ? 0 : clampSize(size, limits);
}

interface SplitterProps {
  /** Name of what it makes larger or smaller. */
  label: string;
  /** Id of that element. */
  controls: string | undefined;
  /** Direction of the divider itself. Vertical: what it sizes is at the line's start. Horizontal: it's below. */
  orientation: 'vertical' | 'horizontal';
  limits: SplitLimits;
  /** Size; 0 while it's collapsed. */
  value: number;
  onChange: (value: number) => void;
  /** The size that a pointer means. @param share how far it is from the parent's start, or above its end. @param pixels the same. */
  measure: (share: number, pixels: number) => number;
  className?: string | undefined;
}

/** A divider between two parts, which keyboard and pointer move, as the WAI-ARIA window splitter pattern says. */
export function Splitter(props: SplitterProps) {
  const { label, controls, orientation, limits, value, onChange, measure, className = '' } = props;
  /** The size before it was collapsed, by whatever. */
  const before = useRef(limits.start);
  useEffect(() => {
    if (value > 0) before.current = value;
  }, [value]);
  const isVertical = orientation === 'vertical';

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const keys = isVertical ? (isRtl ? RTL : LTR) : UP;
    const next = valueAfterKey(event.key, { value, before: before.current, limits, ...keys });
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  };

  const onPointerMove = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { left, right, width, bottom, height } = currentTarget.parentElement!.getBoundingClientRect();
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    const pixels = isVertical ? (isRtl ? right - clientX : clientX - left) : bottom - clientY;
    onChange(measure(pixels / (isVertical ? width : height), pixels));
  };

  return (
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-controls={controls}
      aria-orientation={orientation}
      aria-valuemin={0}
      aria-valuemax={limits.max}
      aria-valuenow={Math.round(value)}
      className={`${styles.splitter} ${className}`}
      onKeyDown={onKeyDown}
      // Frames would take the pointer's moves.
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
      onDoubleClick={() => onChange(limits.start)}
    />
  );
}

const LTR = { grow: 'ArrowRight', shrink: 'ArrowLeft' };
const RTL = { grow: 'ArrowLeft', shrink: 'ArrowRight' };
const UP = { grow: 'ArrowUp', shrink: 'ArrowDown' };
