import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { focusableScrollArea } from './focusable-scroll-area';
import './table.css';
import './demo-controls.css';

const columns: ColumnsType<Parcel> = [
  { title: 'Parcel', dataIndex: 'id', rowScope: 'row' },
  { title: 'Goods', dataIndex: 'goods' },
  { title: 'Sender', dataIndex: 'sender' },
  { title: 'Receiver', dataIndex: 'receiver' },
  { title: 'Sent', dataIndex: 'sent' },
  { title: 'Weight, kg', dataIndex: 'kg', align: 'end' },
];

const WIDTHS = [1000, 'max-content', undefined];

export default function ScrollX() {
  const [x, setX] = useState(WIDTHS[0]);

  return (
    <div style={{ maxWidth: 560 }}>
      <div className="controls" role="group" aria-label="scroll.x">
        <code>scroll.x</code>
        {WIDTHS.map((width) => (
          <button
            key={width ?? 'none'}
            type="button"
            aria-pressed={width === x}
            onClick={() => setX(width)}
          >
            {width ?? 'not set'}
          </button>
        ))}
      </div>
      <Table
        ref={focusableScrollArea}
        aria-label="Parcels"
        rowKey="id"
        columns={columns}
        data={parcels}
        scroll={{ x }}
      />
    </div>
  );
}

interface Parcel {
  id: string;
  goods: string;
  sender: string;
  receiver: string;
  sent: string;
  kg: number;
}

const parcels: Parcel[] = [
  {
    id: 'F-410',
    goods: 'Copper kettles',
    sender: 'Berg, Malmö',
    receiver: 'Row 9, Leeds',
    sent: '2 Nov',
    kg: 212,
  },
  {
    id: 'F-411',
    goods: 'Glazed bowls',
    sender: 'Potters, Braga',
    receiver: 'Casa, Seville',
    sent: '3 Nov',
    kg: 655,
  },
  {
    id: 'F-412',
    goods: 'Tea towels',
    sender: 'Mill Lane, Belfast',
    receiver: 'Row 9, Leeds',
    sent: '4 Nov',
    kg: 38,
  },
  {
    id: 'F-413',
    goods: 'Bread knives',
    sender: 'Steel Co, Lund',
    receiver: 'Dill, Dresden',
    sent: '4 Nov',
    kg: 24,
  },
];
