import Table, { type ColumnsType } from '@rc-component/table';
import '@rc-component/table/assets/index.css';

const data = Array.from({ length: 100 }, (_, index) => ({ id: index, name: `Row ${index}` }));
const columns: ColumnsType<(typeof data)[number]> = [{ title: 'Name', dataIndex: 'name' }];

export default function BelowBar() {
  return (
    <>
      <div style={{ position: 'fixed', top: 0, left: 0, right: 0, height: 64, background: '#eee', zIndex: 10 }}>
        Bar
      </div>
      <div style={{ paddingTop: 64 }}>
        <Table rowKey="id" columns={columns} data={data} sticky={{ offsetHeader: 64 }} />
      </div>
    </>
  );
}
