import { useImperativeHandle, type Ref, type RefObject, type UIEventHandler } from 'react';
import { Grid, type CellComponentProps, type GridImperativeAPI } from 'react-window';
import { halfHours, usageOf, type Meter } from './meter-readings';

export const COLUMN_WIDTH = 84;
export const HEIGHT = 440;

interface CellProps {
  meters: readonly Meter[];
}

/** The first column shows the number of the meter, the others its readings. */
function MeterCell({
  ariaAttributes,
  columnIndex,
  rowIndex,
  style,
  meters,
}: CellComponentProps<CellProps>) {
  const meter = meters[rowIndex];
  if (!meter) return null;
  const usage = columnIndex === 0 ? 0 : usageOf(meter, columnIndex - 1);
  const backgroundColor = `color-mix(in srgb, var(--table-accent) ${5 * usage}%, var(--table-bg))`;
  return (
    <div {...ariaAttributes} className="meter-cell" style={{ ...style, backgroundColor }}>
      {columnIndex === 0 ? meter.number.toLocaleString('en') : usage.toFixed(1)}
    </div>
  );
}

interface MeterGridProps extends CellProps {
  grid: RefObject<GridImperativeAPI | null>;
  /** `tableRef`, `scrollbarSize` and `onScroll` come from the table. */
  tableRef: Ref<{ scrollLeft: number }>;
  scrollbarSize: number;
  onScroll: UIEventHandler<HTMLElement>;
}

export function MeterGrid({ meters, grid, tableRef, scrollbarSize, onScroll }: MeterGridProps) {
  // The table sets `scrollLeft` when the user scrolls over its header.
  // It reads `scrollLeft` when its size changes.
  useImperativeHandle(
    tableRef,
    () => ({
      get scrollLeft() {
        return grid.current?.element?.scrollLeft ?? 0;
      },
      set scrollLeft(left) {
        grid.current?.element?.scrollTo({ left });
      },
    }),
    [grid],
  );

  return (
    <Grid
      className="meter-grid"
      style={{ height: HEIGHT }}
      defaultWidth={760}
      gridRef={grid}
      cellComponent={MeterCell}
      cellProps={{ meters }}
      rowCount={meters.length}
      rowHeight={44}
      columnCount={1 + halfHours.length}
      columnWidth={(index) =>
        index === halfHours.length ? COLUMN_WIDTH - scrollbarSize : COLUMN_WIDTH
      }
      onScroll={onScroll}
      aria-label="Use of gas, in kWh"
      tabIndex={0}
    />
  );
}
