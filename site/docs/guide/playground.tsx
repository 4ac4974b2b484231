import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import Table, { VirtualTable, type Reference, type TableProps } from '@rc-component/table';
import { useScrollKeys } from '../demo/use-scroll-keys';
import { createContainers, type Container } from './playground-rows';
import { useSelfScroll } from './use-self-scroll';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './playground.css';

// What readers may set below the demo.
export const controls = {
  rows: { min: 100, max: 100_000, step: 100 },
  virtual: { component: 'VirtualTable' },
  expandableRows: {},
  sticky: {},
  showHeader: {},
  rowHoverable: {},
  direction: {},
  tableLayout: {},
  onRow: {},
  onExpand: {},
};

interface PlaygroundProps extends Pick<
  TableProps<Container>,
  'sticky' | 'showHeader' | 'rowHoverable'
> {
  rows?: number;
  virtual?: boolean;
  expandableRows?: boolean;
  direction?: 'ltr' | 'rtl';
  tableLayout?: 'auto' | 'fixed';
  onRow?: TableProps<Container>['onRow'];
  onExpand?: TableProps<Container>['onExpand'];
}

/** Without virtual rows, more of them would take seconds. */
const PLAIN_MOST = 500;
const HEIGHT = 400;
const ROW_HEIGHT = 44;

const columns = [
  { title: 'Container', dataIndex: 'id', key: 'id', width: 136 },
  { title: 'Goods', dataIndex: 'goods', key: 'goods', width: 208 },
  { title: 'Port', dataIndex: 'port', key: 'port', width: 184 },
  { title: 'Tonnes', dataIndex: 'weight', key: 'weight', width: 123, align: 'end' as const },
  { title: 'Days', dataIndex: 'days', key: 'days', width: 109, align: 'end' as const },
];
const expandable = {
  expandedRowRender: ({ goods, port }: Container) => `${goods}, unloaded in ${port}`,
};
// The type of `VirtualTable` leaves `listItemHeight` out, so it's spread below.
const rowHeight: object = { listItemHeight: ROW_HEIGHT };

export default function Playground({
  rows = 1000,
  virtual = true,
  expandableRows = false,
  ...props
}: PlaygroundProps) {
  const { sticky, showHeader, rowHoverable, direction, tableLayout, onRow, onExpand } = props;
  const box = useRef<HTMLDivElement>(null);
  const ref = useRef<Reference>(null);
  const [figures, setFigures] = useState<{ time: number; nodes: number }>();
  const { onKeyDown, onScroll } = useScrollKeys(ref, ROW_HEIGHT, HEIGHT / ROW_HEIGHT);
  const scroll = useSelfScroll((top) => (virtual ? ref.current : box.current)?.scrollTo({ top }));

  const count = virtual ? rows : Math.min(rows, PLAIN_MOST);
  const data = useMemo(() => createContainers(count), [count]);
  const shown = useMemo(() => {
    const common = {
      rowKey: 'id',
      columns,
      data,
      showHeader,
      rowHoverable,
      direction,
      tableLayout,
      onRow,
    };
    const all = {
      ...common,
      ...(expandableRows && { expandable: { ...expandable, onExpand } }),
    };
    return {
      since: now(),
      table: virtual ? (
        <VirtualTable
          ref={ref}
          {...all}
          scroll={{ x: 760, y: HEIGHT }}
          onScroll={onScroll}
          {...rowHeight}
        />
      ) : (
        <Table {...all} sticky={sticky} />
      ),
    };
  }, [
    data,
    virtual,
    expandableRows,
    sticky,
    showHeader,
    rowHoverable,
    direction,
    tableLayout,
    onRow,
    onExpand,
    onScroll,
  ]);

  useLayoutEffect(() => {
    const nodes = box.current?.querySelectorAll('*').length ?? 0;
    setFigures({ time: now() - shown.since, nodes });
  }, [shown]);

  return (
    <>
      <div className="controls">
        <button type="button" onClick={scroll.start} disabled={scroll.isScrolling}>
          {scroll.isScrolling ? 'Scrolling…' : 'Scroll by itself'}
        </button>
        <output className="figures">
          {count < rows ? `${format(count)} of ${format(rows)}` : format(count)} rows
          {figures && ` · rendered in ${format(figures.time)} ms · ${format(figures.nodes)} nodes`}
          {scroll.dropped !== undefined && ` · ${format(scroll.dropped)} frames dropped`}
        </output>
      </div>
      <div
        ref={box}
        className={virtual ? 'containers' : 'containers plain'}
        role="region"
        aria-label="Containers"
        tabIndex={0}
        onKeyDown={virtual ? onKeyDown : undefined}
      >
        {shown.table}
      </div>
    </>
  );
}

/** Milliseconds. Measured while rendering, which is no part of what is rendered. */
const now = () => performance.now();
const format = (value: number) => Math.round(value).toLocaleString('en');
