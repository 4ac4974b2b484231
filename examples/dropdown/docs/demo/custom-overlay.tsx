import { useRef, useState } from 'react';
import Dropdown from '@rc-component/dropdown';
import './dropdown.css';
import './demo-controls.css';
import './panel.css';

export default function CustomOverlay() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('Summer campaign');

  const form = (
    <form
      className="panel"
      tabIndex={-1}
      aria-label="Rename"
      onSubmit={(event) => {
        event.preventDefault();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <label>
        Name
        <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
    </form>
  );

  return (
    <div className="controls">
      <Dropdown autoFocus trigger={['click']} open={open} onOpenChange={setOpen} overlay={form}>
        <button ref={button} type="button" aria-expanded={open}>
          Rename
        </button>
      </Dropdown>
      <output>{name}</output>
    </div>
  );
}
