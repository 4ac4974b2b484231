import type { ChangeEvent } from 'react';
import './row-selection.css';

interface SelectCheckboxProps {
  /** Read by screen readers, not displayed. */
  label: string;
  checked: boolean;
  indeterminate?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>, shiftKey: boolean) => void;
}

/**
 * A checkbox for a cell. `indeterminate` is a DOM property without an attribute, so a ref callback
 * sets it.
 */
export function SelectCheckbox({
  label,
  checked,
  indeterminate = false,
  onChange,
}: SelectCheckboxProps) {
  return (
    // Shift + mouse button would select the text between the rows.
    <label
      className="select-cell"
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    >
      <input
        type="checkbox"
        checked={checked}
        ref={(input) => {
          if (input) input.indeterminate = indeterminate;
        }}
        onChange={(event) => {
          const { nativeEvent } = event; // a click, also when the space bar is pressed
          onChange(event, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
        }}
      />
      <span className="spoken">{label}</span>
    </label>
  );
}
