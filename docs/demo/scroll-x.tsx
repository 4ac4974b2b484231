import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { focusableScrollArea } from './focusable-scroll-area';
import { freight, type Consignment } from './freight';
import './table.css';
import './demo-controls.css';

const columns: ColumnsType<Consignment> = [
  { title: 'Number', dataIndex: 'id', key: 'id', rowScope: 'row' },
  { title: 'Goods', dataIndex: 'goods', key: 'goods' },
  { title: 'Sender', dataIndex: 'sender', key: 'sender' },
  { title: 'Receiver', dataIndex: 'receiver', key: 'receiver' },
  { title: 'Carrier', dataIndex: 'carrier', key: 'carrier' },
  { title: 'Sent', dataIndex: 'sent', key: 'sent' },
  { title: 'Due', dataIndex: 'due', key: 'due' },
  { title: 'Parcels', dataIndex: 'parcels', key: 'parcels', align: 'end' },
  { title: 'Weight, kg', dataIndex: 'weight', key: 'weight', align: 'end' },
];

const WIDTHS = [1400, 1000, 'max-content', true] as const;
const BOXES = [480, 640, 800];

export default function ScrollX() {
  const [width, setWidth] = useState(0);
  const [box, setBox] = useState(1);

  return (
    <>
      <div className="controls">
        <label>
          scroll.x
          <select value={width} onChange={(event) => setWidth(Number(event.target.value))}>
            {WIDTHS.map((x, index) => (
              <option key={x.toString()} value={index}>
                {typeof x === 'string' ? `'${x}'` : x.toString()}
              </option>
            ))}
          </select>
        </label>
        <label>
          Box, at most
          <select value={box} onChange={(event) => setBox(Number(event.target.value))}>
            {BOXES.map((pixels, index) => (
              <option key={pixels} value={index}>
                {pixels} px
              </option>
            ))}
          </select>
        </label>
      </div>
      <div style={{ maxWidth: BOXES[box] }}>
        <Table
          ref={focusableScrollArea}
          aria-label="Freight"
          rowKey="id"
          columns={columns}
          data={freight}
          scroll={{ x: WIDTHS[width] }}
        />
      </div>
    </>
  );
}
