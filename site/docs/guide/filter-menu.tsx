import { useId, useRef, type ReactNode, type ToggleEvent } from 'react';
import './filter-menu.css';

interface FilterMenuProps {
  /** Title of the column. */
  title: string;
  /** True if the column is filtered. */
  active: boolean;
  onClear: () => void;
  /** Fields of the filter. */
  children: ReactNode;
}

/** Width of the menu in pixels, as in filter-menu.css. */
const WIDTH = 220;

/** The title of a column, with a button that opens its filter. */
export function FilterMenu({ title, active, onClear, children }: FilterMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);

  function placeMenu({ newState, currentTarget: menu }: ToggleEvent<HTMLDivElement>) {
    if (newState !== 'open' || !button.current) return;
    const { left, bottom } = button.current.getBoundingClientRect();
    const end = document.documentElement.clientWidth - WIDTH - 8;
    menu.style.left = `${Math.max(8, Math.min(left, end)) + window.scrollX}px`;
    menu.style.top = `${bottom + 4 + window.scrollY}px`;
  }

  return (
    <span className="filter-title">
      {title}
      <button
        ref={button}
        type="button"
        className="filter-button"
        aria-label={`Filter ${title}${active ? ', on' : ''}`}
        popoverTarget={id}
      />
      <div
        id={id}
        popover="auto"
        className="filter-menu controls"
        role="dialog"
        aria-label={`Filter ${title}`}
        onBeforeToggle={placeMenu}
      >
        {children}
        <button type="button" aria-disabled={!active} onClick={onClear}>
          Clear
        </button>
      </div>
    </span>
  );
}
