import { useLayoutEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { parseLook, printLook, WIDTH } from '../../../model';
import { useText } from '../../locale';
import { clampSize, Splitter } from 'live-playground/ui';
import styles from './framed-look.module.css';

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
