import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { X } from './icons';
import { IconButton } from 'live-playground/internal';
import styles from './drawer.module.css';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** Name of the dialog. */
  label: string;
  closeLabel: string;
  /** What is beside the close button. */
  head?: ReactNode;
  children: ReactNode;
}

/** A modal panel at the window's starting edge. Escape, its button, the backdrop and a followed link close it. */
export function Drawer({ open, onClose, label, closeLabel, head, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the effects of its content, which may want to measure what is now in sight.
  useLayoutEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);

  const onClick = ({ target }: MouseEvent) => {
    if (target === dialog.current || (target instanceof Element && target.closest('a'))) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={label}
      // The reader may open it again before the browser tells that it was closed.
      onClose={() => dialog.current?.open || onClose()}
      onClick={onClick}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          {head}
          <IconButton label={closeLabel} onClick={onClose} className={styles.close}>
            <X size={18} />
          </IconButton>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}
