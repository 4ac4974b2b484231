import { useState, type ReactNode } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { focusableScrollArea } from './focusable-scroll-area';
import './table.css';
import './demo-controls.css';

interface Tent {
  name: string;
  people: number;
  weight: number;
  seasons: string;
}

/** A field of a tent: a column, or a row of the transposed table. */
interface Field {
  title: string;
  show: (tent: Tent) => ReactNode;
}

const fields: Field[] = [
  { title: 'People', show: ({ people }) => people },
  { title: 'Weight', show: ({ weight }) => `${weight.toFixed(1)} kg` },
  { title: 'Seasons', show: ({ seasons }) => seasons },
];

const tentColumns: ColumnsType<Tent> = [
  { title: 'Tent', dataIndex: 'name', rowScope: 'row' },
  ...fields.map(({ title, show }) => ({
    title,
    key: title,
    render: (_: unknown, tent: Tent) => show(tent),
  })),
];

const fieldColumns = (tents: readonly Tent[]): ColumnsType<Field> => [
  { title: 'Tent', dataIndex: 'title', rowScope: 'row', fixed: 'start', width: 100 },
  ...tents.map((tent) => ({
    title: tent.name,
    key: tent.name,
    width: 130,
    render: (_: unknown, { show }: Field) => show(tent),
  })),
];

export default function Transposed() {
  const [transposed, setTransposed] = useState(true);

  return (
    <>
      <div className="controls">
        <label>
          <input
            type="checkbox"
            checked={transposed}
            onChange={({ target }) => setTransposed(target.checked)}
          />
          A column for each tent
        </label>
      </div>
      {transposed ? (
        <Table
          ref={focusableScrollArea}
          rowKey="title"
          columns={fieldColumns(tents)}
          data={fields}
          scroll={{ x: 100 + tents.length * 130 }}
          aria-label="Tents"
        />
      ) : (
        <Table rowKey="name" columns={tentColumns} data={tents} aria-label="Tents" />
      )}
    </>
  );
}

const tents: Tent[] = [
  { name: 'Curlew', people: 1, weight: 1.1, seasons: 'Spring to autumn' },
  { name: 'Dunlin', people: 2, weight: 1.9, seasons: 'Spring to autumn' },
  { name: 'Gannet', people: 3, weight: 3.4, seasons: 'All year' },
  { name: 'Pelican', people: 6, weight: 9.8, seasons: 'Summer' },
];
