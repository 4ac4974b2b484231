import { useId, useRef, type ReactNode } from 'react';
import { placeMenu } from './place-menu';
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

/** The title of a column, with a button that opens its filter. */
export function FilterMenu({ title, active, onClear, children }: FilterMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);

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
        onBeforeToggle={(event) => placeMenu(event, button.current)}
      >
        {children}
        <button type="button" aria-disabled={!active} onClick={onClear}>
          Clear
        </button>
      </div>
    </span>
  );
}
