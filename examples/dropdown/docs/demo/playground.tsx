import Dropdown, { type DropdownProps } from '@rc-component/dropdown';
import Menu from '@rc-component/menu';
import './dropdown.css';
import './demo-controls.css';
import './playground.css';

// What readers may set below the demo.
export const controls = {
  placement: { options: ['topLeft', 'top', 'topRight', 'bottomLeft', 'bottom', 'bottomRight'] },
  trigger: { options: ['click', 'hover', 'contextMenu'] },
  arrow: {},
  autoFocus: {},
  minOverlayWidthMatchTrigger: {},
  alignPoint: {},
  autoDestroy: {},
  mouseEnterDelay: { min: 0, max: 2, step: 0.05 },
  mouseLeaveDelay: { min: 0, max: 2, step: 0.05 },
  onOpenChange: {},
};

const items = [
  { key: 'rename', label: 'Rename' },
  { key: 'duplicate', label: 'Duplicate' },
  { key: 'archive', label: 'Archive' },
];

export default function Playground({ trigger = 'click', autoFocus = true, ...props }: Partial<DropdownProps>) {
  const menu = (
    <Menu aria-label="Project" items={items} selectable={false} onClick={({ domEvent }) => domEvent.preventDefault()} />
  );

  return (
    <div className="controls playground">
      <Dropdown trigger={trigger} autoFocus={autoFocus} overlay={menu} {...props}>
        <button type="button" aria-haspopup="menu">
          Project
        </button>
      </Dropdown>
    </div>
  );
}
