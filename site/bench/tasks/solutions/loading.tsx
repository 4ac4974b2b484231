import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';

interface Person {
  name: string;
}
const columns: ColumnsType<Person> = [{ title: 'Name', dataIndex: 'name' }];

export default function Loading() {
  const [data, setData] = useState<Person[]>([]);
  const [isBusy, setBusy] = useState(false);
  const load = () => {
    setBusy(true);
    setTimeout(() => {
      setData([{ name: 'Ada' }, { name: 'Bo' }]);
      setBusy(false);
    }, 200);
  };
  return (
    <>
      <button type="button" onClick={load}>
        Load
      </button>
      <Table aria-busy={isBusy} rowKey="name" columns={columns} data={data} />
    </>
  );
}
