import type { ColumnLayout } from './use-column-layout';

interface ColumnPanelProps {
  titles: Record<string, string>;
  /** A column that can't be hidden. */
  required: string;
  layout: ColumnLayout;
  onChange: (layout: ColumnLayout, message: string) => void;
}

/** A checkbox and two buttons for each column. */
export function ColumnPanel({
  titles,
  required,
  layout: { order, hidden },
  onChange,
}: ColumnPanelProps) {
  function toggle(key: string) {
    const isHidden = hidden.includes(key);
    onChange(
      { order, hidden: isHidden ? hidden.filter((other) => other !== key) : [...hidden, key] },
      `${titles[key]} is ${isHidden ? 'shown' : 'hidden'}.`,
    );
  }

  function move(key: string, to: number) {
    if (to < 0 || to >= order.length) return;
    const moved = order.filter((other) => other !== key).toSpliced(to, 0, key);
    onChange(
      { order: moved, hidden },
      `${titles[key]} is now column ${to + 1} of ${order.length}.`,
    );
  }

  return (
    <ul className="column-panel" aria-label="Columns">
      {order.map((key, index) => (
        <li key={key} className="controls">
          <label>
            <input
              type="checkbox"
              checked={!hidden.includes(key)}
              disabled={key === required}
              onChange={() => toggle(key)}
            />
            {titles[key]}
          </label>
          <button
            type="button"
            aria-label={`Move ${titles[key]} left`}
            aria-disabled={index === 0}
            onClick={() => move(key, index - 1)}
          >
            ←
          </button>
          <button
            type="button"
            aria-label={`Move ${titles[key]} right`}
            aria-disabled={index === order.length - 1}
            onClick={() => move(key, index + 1)}
          >
            →
          </button>
        </li>
      ))}
    </ul>
  );
}
