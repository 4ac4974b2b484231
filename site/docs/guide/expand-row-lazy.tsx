import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { DetailsButton } from './details-button';
import { Participants } from './participants';
import { workshops, type Workshop } from './workshops';
import '../demo/table.css';
import '../demo/demo-controls.css';

const columns: ColumnsType<Workshop> = [
  { title: 'Workshop', dataIndex: 'name', rowScope: 'row' },
  { title: 'Day', dataIndex: 'day' },
  { title: 'Places', dataIndex: 'places', align: 'end' },
];

const components = { ExpandIcon: DetailsButton };

export default function ExpandRowLazy() {
  const [ahead, setAhead] = useState(false);

  return (
    <>
      <div className="controls">
        <label>
          <input type="checkbox" checked={ahead} onChange={() => setAhead(!ahead)} />
          Load all details ahead
        </label>
      </div>
      <Table
        rowKey="id"
        columns={columns}
        data={workshops}
        components={components}
        expandable={{
          columnTitle: <span className="spoken">Participants</span>,
          expandedRowRender: ({ id }) => <Participants workshop={id} />,
          forceRender: ahead,
        }}
      />
    </>
  );
}
