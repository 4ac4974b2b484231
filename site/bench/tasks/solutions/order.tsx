import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';

const data = [{ name: 'Tea', price: 3 }];
const NAME: ColumnsType<(typeof data)[number]>[number] = { title: 'Name', dataIndex: 'name', key: 'name' };
const PRICE: ColumnsType<(typeof data)[number]>[number] = { title: 'Price', dataIndex: 'price', key: 'price' };

export default function Reordered() {
  const [isPriceFirst, setPriceFirst] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setPriceFirst(true)}>
        Price first
      </button>
      <Table rowKey="name" columns={isPriceFirst ? [PRICE, NAME] : [NAME, PRICE]} data={data} />
    </>
  );
}
