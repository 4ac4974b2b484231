import { useState } from 'react';
import Table, { type ColumnType } from '@rc-component/table';
import { focusableScrollArea } from '../demo/focusable-scroll-area';
import { ColumnPanel } from './column-panel';
import { shipments, type Shipment } from './shipments-list';
import { useColumnLayout } from './use-column-layout';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './column-layout.css';

const TITLES = { id: 'Shipment', from: 'From', to: 'To', weight: 'Weight', arrives: 'Arrives' };
const KEYS = Object.keys(TITLES);

const columns: Record<string, ColumnType<Shipment>> = {
  id: { title: TITLES.id, dataIndex: 'id', rowScope: 'row' },
  from: { title: TITLES.from, dataIndex: 'from' },
  to: { title: TITLES.to, dataIndex: 'to' },
  weight: {
    title: TITLES.weight,
    dataIndex: 'weight',
    align: 'end',
    render: (weight: number) => `${weight} kg`,
  },
  arrives: { title: TITLES.arrives, dataIndex: 'arrives' },
};

export default function SavedColumnLayout() {
  const { layout, change, reset } = useColumnLayout('shipment-columns', KEYS);
  const [message, setMessage] = useState('');

  const shownColumns = layout.order.map((key): ColumnType<Shipment> => ({
    ...columns[key],
    key,
    hidden: layout.hidden.includes(key),
  }));

  return (
    <>
      <ColumnPanel
        titles={TITLES}
        required="id"
        layout={layout}
        onChange={(next, text) => {
          change(next);
          setMessage(text);
        }}
      />
      <p className="controls">
        <button
          type="button"
          onClick={() => {
            reset();
            setMessage('The default layout is back.');
          }}
        >
          Reset
        </button>
        <output>{message}</output>
      </p>
      <Table
        ref={focusableScrollArea}
        rowKey="id"
        columns={shownColumns}
        data={shipments}
        scroll={{ x: 'max-content' }}
        aria-label="Shipments, saved layout"
      />
    </>
  );
}
