import type { KeyboardEvent, ThHTMLAttributes } from 'react';
import { Resizable } from 'react-resizable';

export const MIN_WIDTH = 80;
const MAX_WIDTH = 480;
const STEP = 10;

export interface ResizableHeaderProps extends ThHTMLAttributes<HTMLTableCellElement> {
  /** Name of the column, for whoever cannot see where the handle is. */
  name?: string;
  width?: number;
  onWidthChange?: (width: number) => void;
}

/** The width that a key asks for, if it asks for one. */
function widthAfterKey(key: string, width: number): number | undefined {
  if (key === 'ArrowLeft') return width - STEP;
  if (key === 'ArrowRight') return width + STEP;
  if (key === 'Home') return MIN_WIDTH;
  if (key === 'End') return MAX_WIDTH;
  return undefined;
}

/** A header cell whose end can be dragged, or moved with the arrow keys. Without a width it is a plain one. */
export function ResizableHeader({ name, width, onWidthChange, ...cell }: ResizableHeaderProps) {
  if (width === undefined || !onWidthChange) return <th {...cell} />;

  const onKeyDown = (event: KeyboardEvent) => {
    const next = widthAfterKey(event.key, width);
    if (next === undefined) return;
    event.preventDefault();
    onWidthChange(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, next)));
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
          className="react-resizable-handle resize-handle"
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
