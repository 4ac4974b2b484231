import { useRef, useState } from 'react';
import Dropdown from '@rc-component/dropdown';
import Menu from '@rc-component/menu';
import './dropdown.css';
import './demo-controls.css';
import './animation.css';

const items = [
  { key: 'day', label: 'Day' },
  { key: 'week', label: 'Week' },
  { key: 'month', label: 'Month' },
];

export default function Animation() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [view, setView] = useState('week');

  function changeOpen(next: boolean) {
    setOpen(next);
    if (!next) button.current?.focus();
  }

  const menu = (
    <Menu
      aria-label="View"
      items={items}
      selectedKeys={[view]}
      onClick={({ key, domEvent }) => {
        domEvent.preventDefault();
        setView(key);
        changeOpen(false);
      }}
    />
  );

  return (
    <div className="controls">
      <Dropdown animation="fade" autoFocus trigger={['click']} open={open} onOpenChange={changeOpen} overlay={menu}>
        <button ref={button} type="button" aria-haspopup="menu" aria-expanded={open}>
          View
        </button>
      </Dropdown>
      <output>Calendar by {view}</output>
    </div>
  );
}
