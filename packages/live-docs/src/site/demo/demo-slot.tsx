import type { Ref } from 'react';
import styles from './demo-slot.module.css';

interface DemoSlotProps {
  framed: boolean;
  scrolls: boolean;
  slotRef?: Ref<HTMLDivElement> | undefined;
}

/** Where the frame of an edited demo goes. Until it's shown, it lies unseen over the original, as wide as that. */
export function DemoSlot({ framed, scrolls, slotRef }: DemoSlotProps) {
  return (
    <div
      ref={slotRef}
      className={styles.slot}
      data-demo-slot={scrolls ? 'fixed' : 'content'}
      data-shown={framed || undefined}
    />
  );
}
