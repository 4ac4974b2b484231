import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';

const data = [{ name: 'Tea', price: 3 }];

export default function Hidden() {
  const [isHidden, setHidden] = useState(false);
  const columns: ColumnsType<(typeof data)[number]> = [
    { title: 'Name', dataIndex: 'name' },
    { title: 'Price', dataIndex: 'price', hidden: isHidden },
  ];
  return (
    <>
      <button type="button" onClick={() => setHidden(true)}>
        Hide price
      </button>
      <Table rowKey="name" columns={columns} data={data} />
    </>
  );
}
