import { useState } from 'react';
import type { LiveAccess } from './use-live';

/** Whether a demo's code is in view. */
export interface CodePanel {
  isOpen: boolean;
  /** What was opened stays, hidden: the editor keeps its history. */
  wasOpened: boolean;
  /** Opens the place of the code. */
  reveal: () => void;
  /** Opens it and fetches the code. */
  show: () => void;
  hide: () => void;
}

/** Opens and hides a demo's code. */
export function useCodePanel({ load }: LiveAccess): CodePanel {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const reveal = () => {
    setOpen(true);
    setOpened(true);
  };
  return {
    isOpen,
    wasOpened,
    reveal,
    show() {
      reveal();
      // The part that shows the code also shows that it could not be fetched.
      load().catch(() => undefined);
    },
    hide: () => setOpen(false),
  };
}
