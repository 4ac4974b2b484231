import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { harvests, harvestYears, type Harvest } from './harvests';
import './table.css';
import './demo-controls.css';
import './show-scopes.css';

/** The first harvest of a valley has the valley's cell, as high as there are harvests; the others leave it out. */
function valleyCell({ valley }: Harvest, index = 0) {
  const isFirst = harvests[index - 1]?.valley !== valley;
  return { rowSpan: isFirst ? harvests.filter((other) => other.valley === valley).length : 0 };
}

const columns: ColumnsType<Harvest> = [
  { title: 'Valley', dataIndex: 'valley', key: 'valley', rowScope: 'rowgroup', onCell: valleyCell },
  { title: 'Crop', dataIndex: 'crop', key: 'crop', rowScope: 'row' },
  ...harvestYears.map((title, year) => ({
    title,
    dataIndex: ['tonnes', year],
    key: title,
    align: 'end' as const,
  })),
];

export default function RowScope() {
  const [showScopes, setShowScopes] = useState(true);

  return (
    <>
      <div className="controls">
        <label>
          <input type="checkbox" checked={showScopes} onChange={(event) => setShowScopes(event.target.checked)} />
          Show scopes
        </label>
      </div>
      <Table
        rowKey="id"
        aria-label="Harvests in tonnes"
        className={showScopes ? 'show-scopes' : undefined}
        columns={columns}
        data={harvests}
      />
    </>
  );
}
