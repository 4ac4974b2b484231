import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './part-class-names.css';

interface Ferry {
  route: string;
  departs: string;
  vessel: string;
}

const PARTS = [
  ['title', 'section', 'content', 'footer'],
  ['header.wrapper', 'header.row', 'header.cell'],
  ['body.wrapper', 'body.row', 'body.cell'],
].flat();

const ferries: Ferry[] = [
  { route: 'Bergen to Stavanger', departs: '08:30', vessel: 'Fjordsol' },
  { route: 'Stavanger to Hirtshals', departs: '12:00', vessel: 'Havstjerne' },
  { route: 'Hirtshals to Larvik', departs: '17:45', vessel: 'Nordlys' },
];

const columns: ColumnsType<Ferry> = [
  { title: 'Route', dataIndex: 'route' },
  { title: 'Departs', dataIndex: 'departs' },
  { title: 'Vessel', dataIndex: 'vessel' },
];

export default function PartClassNames() {
  const [part, setPart] = useState('body.row');
  const mark = (name: string) => (name === part ? 'marked' : undefined);

  return (
    <>
      <div className="controls">
        <label>
          Part
          <select value={part} onChange={(event) => setPart(event.target.value)}>
            {PARTS.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </div>
      <Table
        classNames={{
          title: mark('title'),
          section: mark('section'),
          content: mark('content'),
          header: {
            wrapper: mark('header.wrapper'),
            row: mark('header.row'),
            cell: mark('header.cell'),
          },
          body: { wrapper: mark('body.wrapper'), row: mark('body.row'), cell: mark('body.cell') },
          footer: mark('footer'),
        }}
        columns={columns}
        data={ferries}
        rowKey="route"
        title={() => 'Departures'}
        footer={() => 'All times are local.'}
        expandable={{}}
      />
    </>
  );
}
