import { useState, type KeyboardEvent } from 'react';
import Dropdown from '@rc-component/dropdown';
import Menu from '@rc-component/menu';
import './filter-title.css';

interface FilterTitleProps {
  title: string;
  /** What can be chosen. */
  values: readonly string[];
  /** What is chosen; nothing means that all is shown. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The space bar ticks what has the focus, as Enter does. */
function onKeyDown(event: KeyboardEvent) {
  if (event.key !== ' ' || !(event.target instanceof HTMLElement)) return;
  event.preventDefault(); // or the page scrolls
  event.target.click();
}

/** The title of a column, and a button that opens a menu to filter by. */
export function FilterTitle({ title, values, chosen, onChange }: FilterTitleProps) {
  const [open, setOpen] = useState(false);
  const label = `Filter by ${title.toLowerCase()}`;

  const items = values.map((value) => ({
    'key': value,
    'label': value,
    'role': 'menuitemcheckbox',
    'aria-checked': chosen.includes(value),
  }));

  return (
    <span className="filter-title">
      {title}
      <Dropdown
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the menu takes the focus when it is opened, not when the page is
        autoFocus
        open={open}
        onOpenChange={setOpen}
        trigger={['click']}
        minOverlayWidthMatchTrigger={false}
        getPopupContainer={(button) => button.closest<HTMLElement>('.filter-menus') ?? document.body}
        overlay={
          <Menu
            multiple
            aria-label={label}
            items={items}
            selectedKeys={[...chosen]}
            onSelect={({ selectedKeys }) => onChange(selectedKeys)}
            onDeselect={({ selectedKeys }) => onChange(selectedKeys)}
            onKeyDown={onKeyDown}
          />
        }
      >
        <button
          type="button"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={open}
          data-filtered={chosen.length > 0}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2.5 4h11M4.5 8h7M6.5 12h3" />
          </svg>
        </button>
      </Dropdown>
    </span>
  );
}
