import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import './table.css';
import './demo-controls.css';

interface Article {
  name: string;
  supplier: string;
  shelf: string;
  count: number;
}

const allColumns = [
  { key: 'name', title: 'Article', dataIndex: 'name', rowScope: 'row' },
  { key: 'supplier', title: 'Supplier', dataIndex: 'supplier' },
  { key: 'shelf', title: 'Shelf', dataIndex: 'shelf' },
  { key: 'count', title: 'In stock', dataIndex: 'count', align: 'end' },
] satisfies ColumnsType<Article>;

const articles: Article[] = [
  { name: 'Copper kettle', supplier: 'Berg & Daughters', shelf: 'A-04', count: 42 },
  { name: 'Bread knife', supplier: 'Lund Steel', shelf: 'A-11', count: 118 },
  { name: 'Linen tea towel', supplier: 'Mill Lane', shelf: 'C-02', count: 640 },
  { name: 'Stoneware bowl', supplier: 'Potters of Braga', shelf: 'D-19', count: 87 },
];

export default function ColumnHidden() {
  const [hiddenKeys, setHiddenKeys] = useState(['shelf']);
  const columns: ColumnsType<Article> = allColumns.map((column) => ({
    ...column,
    hidden: hiddenKeys.includes(column.key),
  }));

  const toggle = (key: string) =>
    setHiddenKeys(
      hiddenKeys.includes(key)
        ? hiddenKeys.filter((other) => other !== key)
        : [...hiddenKeys, key],
    );

  return (
    <>
      <div className="controls" role="group" aria-label="Columns">
        {allColumns.slice(1).map(({ key, title }) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={!hiddenKeys.includes(key)}
              onChange={() => toggle(key)}
            />
            {title}
          </label>
        ))}
      </div>
      <Table rowKey="name" columns={columns} data={articles} />
    </>
  );
}
