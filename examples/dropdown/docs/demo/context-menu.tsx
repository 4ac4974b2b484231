import { useRef, useState } from 'react';
import Dropdown from '@rc-component/dropdown';
import Menu from '@rc-component/menu';
import './dropdown.css';
import './context-menu.css';

const photos = ['Harbour at dawn', 'Lighthouse', 'Low tide', 'Two gulls'];
const items = [
  { key: 'open', label: 'Open' },
  { key: 'copy', label: 'Copy link' },
  { key: 'download', label: 'Download' },
];

export default function ContextMenu() {
  const [action, setAction] = useState('Right-click a photo.');

  return (
    <div className="photos">
      {photos.map((name) => (
        <Photo key={name} name={name} onAction={(key) => setAction(`${name}: ${key}`)} />
      ))}
      <output>{action}</output>
    </div>
  );
}

interface PhotoProps {
  name: string;
  onAction: (key: string) => void;
}

function Photo({ name, onAction }: PhotoProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  function changeOpen(next: boolean) {
    setOpen(next);
    if (!next) button.current?.focus();
  }

  const menu = (
    <Menu
      aria-label={name}
      items={items}
      selectable={false}
      onClick={({ key, domEvent }) => {
        // Focus moves to the photo, and the same key press must not click it.
        domEvent.preventDefault();
        onAction(key);
        changeOpen(false);
      }}
    />
  );

  return (
    <Dropdown
      trigger={['contextMenu']}
      alignPoint
      autoFocus
      autoDestroy
      open={open}
      onOpenChange={changeOpen}
      overlay={menu}
    >
      <button ref={button} type="button" aria-haspopup="menu" aria-expanded={open} onClick={() => onAction('open')}>
        {name}
      </button>
    </Dropdown>
  );
}
