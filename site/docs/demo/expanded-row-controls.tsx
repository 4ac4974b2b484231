import { Switches } from './switches';

const OPTIONS = [
  ['columnTitle', 'Column title'],
  ['expandAllIcon', 'Expand-all icon'],
  ['expandByClick', 'Expand by click'],
  ['scrollX', 'Horizontal scroll'],
  ['fixedColumns', 'Fixed columns'],
  ['fixedIcon', 'Fixed icon'],
  ['fixedHeader', 'Fixed header'],
] as const;

export type Option = (typeof OPTIONS)[number][0];
export type IconPosition = 'First' | 'Third' | 'Last';
const POSITIONS: IconPosition[] = ['First', 'Third', 'Last'];

interface ExpandedRowControlsProps {
  /** The options that are switched on. */
  on: Option[];
  onChange: (on: Option[]) => void;
  position: IconPosition;
  onPositionChange: (position: IconPosition) => void;
}

export function ExpandedRowControls({
  on,
  onChange,
  position,
  onPositionChange,
}: ExpandedRowControlsProps) {
  return (
    <div className="controls">
      <Switches names={OPTIONS} on={on} onChange={onChange} />
      <label>
        Icon position
        <select
          value={position}
          onChange={({ target }) =>
            onPositionChange(POSITIONS.find((name) => name === target.value) ?? 'First')
          }
        >
          {POSITIONS.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
    </div>
  );
}
