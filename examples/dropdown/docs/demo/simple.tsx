import { useRef, useState } from 'react';
import Dropdown from '@rc-component/dropdown';
import Menu, { type MenuProps } from '@rc-component/menu';
import './dropdown.css';
import './demo-controls.css';

const items: MenuProps['items'] = [
  { key: 'rename', label: 'Rename' },
  { key: 'duplicate', label: 'Duplicate' },
  { key: 'move', label: 'Move to folder' },
  { type: 'divider' },
  { key: 'archive', label: 'Archive' },
];

export default function Simple() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [action, setAction] = useState('none');

  function changeOpen(next: boolean) {
    setOpen(next);
    if (!next) button.current?.focus();
  }

  const menu = (
    <Menu
      aria-label="Budget 2027"
      items={items}
      selectable={false}
      onClick={({ key, domEvent }) => {
        // Focus moves to the button, and the same key press must not click it.
        domEvent.preventDefault();
        setAction(key);
        changeOpen(false);
      }}
    />
  );

  return (
    <div className="controls">
      <Dropdown autoFocus autoDestroy trigger={['click']} open={open} onOpenChange={changeOpen} overlay={menu}>
        <button ref={button} type="button" aria-haspopup="menu" aria-expanded={open}>
          Budget 2027
        </button>
      </Dropdown>
      <output>Last action: {action}</output>
    </div>
  );
}
