import { useRef, useState, type KeyboardEvent } from 'react';
import Dropdown from '@rc-component/dropdown';
import Menu from '@rc-component/menu';
import './filter-title.css';

interface FilterTitleProps {
  title: string;
  values: string[];
  /** Empty if nothing is filtered. */
  selected: string[];
  onChange: (selected: string[]) => void;
}

/** A column title with a button that opens a menu of filters. */
export function FilterTitle({ title, values, selected, onChange }: FilterTitleProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const label = `Filter by ${title.toLowerCase()}`;

  function onOpenChange(next: boolean) {
    setOpen(next);
    if (!next) button.current?.focus();
  }

  const toggle = (value: string) =>
    onChange(
      selected.includes(value)
        ? selected.filter((other) => other !== value)
        : [...selected, value],
    );

  const items = values.map((value) => ({
    'key': value,
    'label': value,
    'role': 'menuitemcheckbox',
    'aria-checked': selected.includes(value),
    // The menu handles Enter, but not Space.
    'onKeyDown': (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      toggle(value);
    },
  }));

  return (
    <span className="filter-title">
      {title}
      <Dropdown
        autoFocus
        open={open}
        onOpenChange={onOpenChange}
        trigger={['click']}
        minOverlayWidthMatchTrigger={false}
        overlay={
          <Menu
            multiple
            aria-label={label}
            items={items}
            selectedKeys={selected}
            onClick={({ key }) => toggle(key)}
          />
        }
      >
        <button
          ref={button}
          type="button"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={open}
          data-filtered={selected.length > 0}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2.5 4h11M4.5 8h7M6.5 12h3" />
          </svg>
        </button>
      </Dropdown>
    </span>
  );
}
