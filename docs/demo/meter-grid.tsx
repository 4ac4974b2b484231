import { memo, useCallback, useImperativeHandle, useState, type Ref, type RefObject, type UIEventHandler } from 'react';
import { Grid, type CellComponentProps, type GridImperativeAPI, type GridProps } from 'react-window';
import { halfHours, usageOf, type Meter } from './meter-readings';

export const ROW_HEIGHT = 44;
export const ROWS_IN_VIEW = 10;
/** Of every column, the names too: the grid takes its full width from the columns that it has drawn. */
export const WIDTH = 84;
export const COLUMNS = 1 + halfHours.length;

interface CellProps {
  meters: readonly Meter[];
}

const nameOf = (meter: Meter) => meter.number.toLocaleString('en');

function MeterCell({ ariaAttributes, columnIndex, rowIndex, style, meters }: CellComponentProps<CellProps>) {
  const meter = meters[rowIndex];
  if (!meter) return null;
  if (columnIndex === 0)
    return (
      <div {...ariaAttributes} className="meter-cell" style={style}>
        {nameOf(meter)}
      </div>
    );
  const usage = usageOf(meter, columnIndex - 1);
  const backgroundColor = `color-mix(in srgb, var(--table-accent) ${usage >> 1}%, var(--table-bg))`;
  return (
    <div {...ariaAttributes} className="meter-cell" style={{ ...style, backgroundColor }}>
      {(usage / 10).toFixed(1)}
    </div>
  );
}

interface MeterGridProps extends CellProps {
  grid: RefObject<GridImperativeAPI | null>;
  handle: Ref<{ scrollLeft: number }>;
  scrollbarSize: number;
  onScroll: UIEventHandler<HTMLDivElement>;
  onCount: (cells: number) => void;
}

/**
 * A body for the table: of all cells, only those in view and two to every side. The table renders again as it scrolls
 * sideways, and `memo` keeps that to the head.
 */
export const MeterGrid = memo(function MeterGrid({
  meters,
  grid,
  handle,
  scrollbarSize,
  onScroll,
  onCount,
}: MeterGridProps) {
  const [drawn, setDrawn] = useState({ rowStartIndex: 0, rowStopIndex: ROWS_IN_VIEW });

  // The table reads this where the body is, and sets it where a wheel over the head wants it to be.
  useImperativeHandle(
    handle,
    () => ({
      get scrollLeft() {
        return grid.current?.element?.scrollLeft ?? 0;
      },
      set scrollLeft(left: number) {
        grid.current?.element?.scrollTo({ left, behavior: 'instant' });
      },
    }),
    [grid],
  );

  // The head takes the scroll bar off its last column. Done here too, both can be scrolled equally far.
  const columnWidth = useCallback(
    (index: number) => (index === COLUMNS - 1 ? WIDTH - scrollbarSize : WIDTH),
    [scrollbarSize],
  );

  const onCellsRendered = useCallback<NonNullable<GridProps<CellProps>['onCellsRendered']>>(
    (_, all) => {
      setDrawn(all);
      onCount((all.rowStopIndex - all.rowStartIndex + 1) * (all.columnStopIndex - all.columnStartIndex + 1));
    },
    [onCount],
  );

  return (
    <Grid
      className="meter-grid"
      style={{ height: ROWS_IN_VIEW * ROW_HEIGHT }}
      defaultWidth={760}
      gridRef={grid}
      cellComponent={MeterCell}
      cellProps={{ meters }}
      columnCount={COLUMNS}
      columnWidth={columnWidth}
      rowCount={meters.length}
      rowHeight={ROW_HEIGHT}
      overscanCount={2}
      onCellsRendered={onCellsRendered}
      onScroll={onScroll}
      aria-label="Use of gas, in kWh"
      tabIndex={0}
    >
      <div
        className="meter-names"
        style={{ width: COLUMNS * WIDTH - scrollbarSize, height: meters.length * ROW_HEIGHT }}
        aria-hidden="true"
      >
        <div>
          {meters.slice(drawn.rowStartIndex, drawn.rowStopIndex + 1).map((meter, index) => (
            <div
              key={meter.number}
              className="meter-cell"
              style={{ transform: `translateY(${(drawn.rowStartIndex + index) * ROW_HEIGHT}px)` }}
            >
              {nameOf(meter)}
            </div>
          ))}
        </div>
      </div>
    </Grid>
  );
});
