import { useRef, useState } from 'react';
import Dropdown, { type DropdownProps } from '@rc-component/dropdown';
import Menu from '@rc-component/menu';
import './dropdown.css';
import './demo-controls.css';
import './placement.css';

type Placement = NonNullable<DropdownProps['placement']>;

const placements: Placement[] = ['topLeft', 'top', 'topRight', 'bottomLeft', 'bottom', 'bottomRight'];
const items = [
  { key: 'week', label: 'This week' },
  { key: 'month', label: 'This month' },
];

export default function PlacementAndArrow() {
  return (
    <div className="controls placements">
      {placements.map((placement) => (
        <Period key={placement} placement={placement} />
      ))}
    </div>
  );
}

function Period({ placement }: { placement: Placement }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  function changeOpen(next: boolean) {
    setOpen(next);
    if (!next) button.current?.focus();
  }

  const menu = (
    <Menu
      aria-label="Period"
      items={items}
      selectable={false}
      onClick={({ domEvent }) => {
        domEvent.preventDefault();
        changeOpen(false);
      }}
    />
  );

  return (
    <Dropdown
      arrow
      placement={placement}
      autoFocus
      autoDestroy
      trigger={['click']}
      open={open}
      onOpenChange={changeOpen}
      overlay={menu}
    >
      <button ref={button} type="button" aria-haspopup="menu" aria-expanded={open}>
        {placement}
      </button>
    </Dropdown>
  );
}
