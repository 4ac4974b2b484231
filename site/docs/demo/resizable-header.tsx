import type { KeyboardEvent, ThHTMLAttributes } from 'react';
import { Resizable } from 'react-resizable';
import './column-resize.css';

const MIN_WIDTH = 80;
const MAX_WIDTH = 480;
const STEP = 10;

export interface ResizableHeaderProps extends ThHTMLAttributes<HTMLTableCellElement> {
  /** Name of the column, for screen readers. */
  name?: string;
  width?: number;
  onWidthChange?: (width: number) => void;
}

/** A header cell with a handle at its end: drag it, or focus it and press an arrow key. */
export function ResizableHeader({ name, width, onWidthChange, ...cell }: ResizableHeaderProps) {
  // Columns without a width get a plain header cell.
  if (width === undefined || !onWidthChange) return <th {...cell} />;

  const widths: Record<string, number> = {
    ArrowLeft: Math.max(MIN_WIDTH, width - STEP),
    ArrowRight: Math.min(MAX_WIDTH, width + STEP),
    Home: MIN_WIDTH,
    End: MAX_WIDTH,
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const next = widths[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onWidthChange(next);
  };

  return (
    <Resizable
      axis="x"
      width={width}
      height={0}
      resizeHandles={['e']}
      minConstraints={[MIN_WIDTH, 0]}
      maxConstraints={[MAX_WIDTH, 0]}
      draggableOpts={{ enableUserSelectHack: false }}
      onResize={(_, { size }) => onWidthChange(Math.round(size.width))}
      handle={(_, ref) => (
        <span
          ref={ref}
          className="resize-handle"
          role="separator"
          tabIndex={0}
          aria-label={`Width of ${name}`}
          aria-orientation="vertical"
          aria-valuemin={MIN_WIDTH}
          aria-valuemax={MAX_WIDTH}
          aria-valuenow={width}
          aria-valuetext={`${width} pixels`}
          onKeyDown={onKeyDown}
        />
      )}
    >
      <th {...cell} aria-label={name} />
    </Resizable>
  );
}
