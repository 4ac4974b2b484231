import { useEffect, useState } from 'react';
import Dropdown from '@rc-component/dropdown';
import Menu, { type MenuProps } from '@rc-component/menu';
import './dropdown.css';
import './demo-controls.css';
import './overview.css';

const items: MenuProps['items'] = [
  { key: 'edit', label: 'Edit' },
  { key: 'share', label: 'Share with team' },
  { key: 'export', label: 'Export as PDF' },
  { type: 'divider' },
  { key: 'delete', label: 'Delete', disabled: true },
];

export default function Overview() {
  const [open, setOpen] = useState(false);
  const [action, setAction] = useState('nothing yet');

  // A popup has no place on the server, so it opens in the browser.
  useEffect(() => setOpen(true), []);

  return (
    <div className="controls overview">
      <Dropdown
        trigger={['click']}
        open={open}
        onOpenChange={setOpen}
        getPopupContainer={(button) => button.parentElement ?? document.body}
        overlay={
          <Menu
            aria-label="Report"
            items={items}
            selectable={false}
            onClick={({ key }) => {
              setAction(key);
              setOpen(false);
            }}
          />
        }
      >
        <button type="button" aria-haspopup="menu" aria-expanded={open}>
          Quarterly report
        </button>
      </Dropdown>
      <output>Chosen: {action}</output>
    </div>
  );
}
