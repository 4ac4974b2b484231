import type { Ref } from 'react';
import styles from './demo-slot.module.css';

interface DemoSlotProps {
  scrolls: boolean;
  slotRef?: Ref<HTMLDivElement> | undefined;
}

/** Where the frames of an edited demo go. Until one is shown, it lies unseen over the original, as wide as that. */
export function DemoSlot({ scrolls, slotRef }: DemoSlotProps) {
  return <div ref={slotRef} className={styles.slot} data-demo-slot={scrolls ? 'fixed' : 'content'} />;
}
