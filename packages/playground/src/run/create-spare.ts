import { whenIdle } from '../ui/when-idle';
import type { Frame } from './create-frame';

/** A frame that nothing ran in yet, ready for the next demo that has to be mounted. A page has one at most. */
export interface SpareFrame {
  /** Opens it in idle time, unless it's there already. @param slot where it's of use. */
  prepare(slot: HTMLElement, open: () => Frame): void;
  /** @returns undefined if there's none in the slot. */
  take(slot: HTMLElement): Frame | undefined;
  /** Closes the one in the slot. @param frame unless that is another one. */
  drop(slot: HTMLElement, frame?: Frame): void;
}

/** See `SpareFrame`. */
export function createSpare(): SpareFrame {
  let spare: { slot: HTMLElement; frame?: Frame } | undefined;
  let cancel = () => {};
  const drop = () => {
    cancel();
    spare?.frame?.close();
    spare = undefined;
  };
  return {
    prepare(slot, open) {
      if (spare?.slot === slot) return;
      drop();
      const own: typeof spare = { slot };
      spare = own;
      cancel = whenIdle(() => (own.frame = open()));
    },
    take(slot) {
      if (spare?.slot !== slot) return undefined;
      cancel();
      const { frame } = spare;
      spare = undefined;
      return frame;
    },
    drop(slot, frame) {
      if (spare?.slot === slot && (!frame || spare.frame === frame)) drop();
    },
  };
}
