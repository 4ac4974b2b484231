import { useState } from 'react';
import { DndProvider } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';
import Table, { type ColumnsType } from '@rc-component/table';
import { DraggableRow, type DraggableRowProps } from './draggable-row';
import './table.css';
import './demo-controls.css';
import './react-dnd.css';

interface Stop {
  id: string;
  customer: string;
  town: string;
}

const plan: Stop[] = [
  { id: 'D-301', customer: 'Ashdown Bakery', town: 'Lewes' },
  { id: 'D-302', customer: 'Harbour Books', town: 'Newhaven' },
  { id: 'D-303', customer: 'Cliffe Pharmacy', town: 'Lewes' },
  { id: 'D-304', customer: 'Seven Sisters Cycles', town: 'Seaford' },
  { id: 'D-305', customer: 'Marina Sailmakers', town: 'Brighton' },
];

const components = { body: { row: DraggableRow } };

export default function DragRows() {
  const [stops, setStops] = useState(plan);
  const [message, setMessage] = useState('Drag a row, or use its arrows.');

  function move(from: number, to: number) {
    const stop = stops[from];
    if (!stop || from === to || to < 0 || to >= stops.length) return;
    setStops(stops.toSpliced(from, 1).toSpliced(to, 0, stop));
    setMessage(`${stop.customer} is now stop ${to + 1} of ${stops.length}.`);
  }

  const moveButton = (symbol: string, label: string, from: number, to: number) => (
    <button
      type="button"
      className="action"
      aria-label={label}
      aria-disabled={to < 0 || to >= stops.length}
      onClick={() => move(from, to)}
    >
      {symbol}
    </button>
  );

  const columns: ColumnsType<Stop> = [
    {
      title: 'Stop',
      key: 'stop',
      width: 76,
      align: 'end',
      render: (_, _stop, index) => index + 1,
    },
    { title: 'Customer', dataIndex: 'customer', key: 'customer' },
    { title: 'Town', dataIndex: 'town', key: 'town' },
    {
      title: 'Move',
      key: 'move',
      width: 100,
      render: (_, { customer }, index) => (
        <span className="move-buttons">
          {moveButton('↑', `Move ${customer} up`, index, index - 1)}
          {moveButton('↓', `Move ${customer} down`, index, index + 1)}
        </span>
      ),
    },
  ];

  return (
    // `context` makes all providers share one backend: a second one throws.
    <DndProvider backend={HTML5Backend} context={globalThis}>
      <p className="controls" role="status">
        {message}
      </p>
      <Table
        rowKey="id"
        columns={columns}
        data={stops}
        components={components}
        onRow={(_, index = 0): DraggableRowProps => ({ index, onMove: move })}
      />
    </DndProvider>
  );
}
