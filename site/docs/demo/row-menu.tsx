import { useEffect, useRef, type KeyboardEvent } from 'react';
import './row-menu.css';

/** A corner of the menu, in pixels from the top left of the window. */
export interface MenuPlace {
  left: number;
  top: number;
}

interface RowMenuProps {
  label: string;
  place: MenuPlace;
  actions: readonly string[];
  onChoose: (action: string) => void;
  onClose: () => void;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** A menu in the top layer. Escape, Tab and a click elsewhere close it. */
export function RowMenu({ label, place, actions, onChoose, onClose }: RowMenuProps) {
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    menu.current?.showPopover();
    menu.current?.querySelector('button')?.focus();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const items = [...(menu.current?.querySelectorAll('button') ?? [])];
    const current = items.findIndex((item) => item === document.activeElement);
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      items.at((current + step) % items.length)?.focus();
    }
    if (event.key === 'Home') items[0]?.focus();
    if (event.key === 'End') items.at(-1)?.focus();
    if (event.key === 'Tab') menu.current?.hidePopover();
  }

  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      aria-label={label}
      className="row-menu"
      style={{
        // At the given corner, but inside the window.
        left: `min(${place.left}px, 100vw - 156px)`,
        top: `min(${place.top}px, 100dvh - 132px)`,
      }}
      onKeyDown={onKeyDown}
      onToggle={(event) => event.newState === 'closed' && onClose()}
    >
      {actions.map((action) => (
        <button
          key={action}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            menu.current?.hidePopover(); // returns focus to the row's button
            onChoose(action);
          }}
        >
          {action}
        </button>
      ))}
    </div>
  );
}
