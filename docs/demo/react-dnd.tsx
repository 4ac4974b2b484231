import { useId, useRef, useState, type HTMLAttributes } from 'react';
import { DndProvider, useDrag, useDrop } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';
import Table, { type ColumnsType } from '@rc-component/table';
import { deliveryStops, type DeliveryStop } from './delivery-stops';
import './table.css';
import './demo-controls.css';
import './react-dnd.css';

interface DraggableRowProps extends HTMLAttributes<HTMLTableRowElement> {
  index: number;
  /** Rows of one table carry one type, so that no other table takes them. */
  type: string;
  onMove: (from: number, to: number) => void;
}

function DraggableRow({ index, type, onMove, className, ...props }: DraggableRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  const [state, drag] = useDrag({
    type,
    item: { index },
    collect: (monitor) => (monitor.isDragging() ? 'stop-dragging' : ''),
  });
  const [edge, drop] = useDrop({
    accept: type,
    drop: (dragged: { index: number }) => onMove(dragged.index, index),
    collect: (monitor) => {
      const dragged = monitor.isOver() ? monitor.getItem() : null;
      if (!dragged || dragged.index === index) return '';
      return dragged.index < index ? 'stop-lands-below' : 'stop-lands-above';
    },
  });
  drag(drop(row));
  return <tr {...props} ref={row} className={`${className} stop ${state} ${edge}`} />;
}

const components = { body: { row: DraggableRow } };

export default function DragRows() {
  const type = useId();
  const [stops, setStops] = useState(deliveryStops);
  const [message, setMessage] = useState('Drag a row, or use its arrows.');

  function move(from: number, to: number) {
    const stop = stops[from];
    if (!stop || from === to) return;
    if (to < 0 || to >= stops.length) {
      setMessage(`${stop.customer} is already the ${to < 0 ? 'first' : 'last'} stop.`);
      return;
    }
    setStops(stops.toSpliced(from, 1).toSpliced(to, 0, stop));
    setMessage(`${stop.customer} is now stop ${to + 1} of ${stops.length}.`);
  }

  const columns: ColumnsType<DeliveryStop> = [
    { title: 'Stop', key: 'stop', width: 76, align: 'end', render: (_, stop, index) => index + 1 },
    { title: 'Customer', dataIndex: 'customer', key: 'customer', width: 184 },
    { title: 'Town', dataIndex: 'town', key: 'town', width: 112 },
    { title: 'Parcels', dataIndex: 'parcels', key: 'parcels', width: 92, align: 'end' },
    { title: 'Until', dataIndex: 'until', key: 'until', width: 88, align: 'end' },
    {
      title: 'Order',
      key: 'order',
      width: 100,
      fixed: 'end',
      render: (_, { customer }, index) => (
        <span className="stop-order">
          <button
            type="button"
            className="action"
            aria-label={`Move ${customer} up`}
            aria-disabled={index === 0}
            onClick={() => move(index, index - 1)}
          >
            ↑
          </button>
          <button
            type="button"
            className="action"
            aria-label={`Move ${customer} down`}
            aria-disabled={index === stops.length - 1}
            onClick={() => move(index, index + 1)}
          >
            ↓
          </button>
        </span>
      ),
    },
  ];

  return (
    // With `context`, all providers of a page share one backend for good. A second one would throw.
    <DndProvider backend={HTML5Backend} context={globalThis}>
      <p className="controls" role="status">
        {message}
      </p>
      <Table
        columns={columns}
        data={stops}
        rowKey="id"
        scroll={{ x: 652 }}
        components={components}
        onRow={(_, index = 0): DraggableRowProps => ({ index, type, onMove: move })}
      />
    </DndProvider>
  );
}
