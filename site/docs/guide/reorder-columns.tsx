import { useState } from 'react';
import Table, { type ColumnType } from '@rc-component/table';
import { ColumnPanel } from './column-panel';
import { shipments, type Shipment } from './shipments-list';
import type { ColumnLayout } from './use-column-layout';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './column-layout.css';

const TITLES = { id: 'Shipment', from: 'From', to: 'To', arrives: 'Arrives' };

const columns: Record<string, ColumnType<Shipment>> = {
  id: { title: TITLES.id, dataIndex: 'id', rowScope: 'row' },
  from: { title: TITLES.from, dataIndex: 'from' },
  to: { title: TITLES.to, dataIndex: 'to' },
  arrives: { title: TITLES.arrives, dataIndex: 'arrives' },
};

export default function ReorderColumns() {
  const [layout, setLayout] = useState<ColumnLayout>({ order: Object.keys(columns), hidden: [] });
  const [dragged, setDragged] = useState<string>();
  const [target, setTarget] = useState<string>();
  const [message, setMessage] = useState('Drag a header, or use the arrows.');

  function stopDragging() {
    setDragged(undefined);
    setTarget(undefined);
  }

  function drop(index: number) {
    if (dragged)
      setLayout({
        ...layout,
        order: layout.order.filter((key) => key !== dragged).toSpliced(index, 0, dragged),
      });
    stopDragging();
  }

  const shownColumns = layout.order.map((key, index): ColumnType<Shipment> => ({
    ...columns[key],
    key,
    hidden: layout.hidden.includes(key),
    onHeaderCell: () => ({
      draggable: true,
      className: dragged && target === key ? 'draggable drop-target' : 'draggable',
      onDragStart: (event) => {
        event.dataTransfer.setData('text/plain', key); // Firefox requires data
        setDragged(key);
      },
      onDragOver: (event) => {
        if (!dragged) return;
        event.preventDefault(); // allows dropping here
        setTarget(key);
      },
      onDrop: () => drop(index),
      onDragEnd: stopDragging,
    }),
  }));

  return (
    <>
      <ColumnPanel
        titles={TITLES}
        required="id"
        layout={layout}
        onChange={(next, text) => {
          setLayout(next);
          setMessage(text);
        }}
      />
      <p className="controls">
        <output>{message}</output>
      </p>
      <Table
        rowKey="id"
        columns={shownColumns}
        data={shipments}
        tableLayout="fixed"
        aria-label="Shipments"
      />
    </>
  );
}
