import { useState } from 'react';
import Dropdown from '@rc-component/dropdown';
import './dropdown.css';
import './demo-controls.css';
import './panel.css';

export default function Hover() {
  const [open, setOpen] = useState(false);

  const card = (
    <div className="panel">
      <strong>Mia Alvarez</strong>
      <p>Design lead, Lisbon. In the office until 16:00.</p>
    </div>
  );

  return (
    <div className="controls">
      <Dropdown
        trigger={['hover', 'click']}
        mouseEnterDelay={0.2}
        mouseLeaveDelay={0.3}
        open={open}
        onOpenChange={setOpen}
        overlay={card}
      >
        <button type="button" aria-expanded={open}>
          Mia Alvarez
        </button>
      </Dropdown>
      <output>{open ? 'The card is open.' : 'Point at the name, or click it.'}</output>
    </div>
  );
}
