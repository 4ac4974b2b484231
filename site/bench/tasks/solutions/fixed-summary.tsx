import Table, { type ColumnsType } from '@rc-component/table';

const data = Array.from({ length: 50 }, (_, id) => ({ id, amount: 1 }));
const columns: ColumnsType<(typeof data)[number]> = [
  { title: 'Id', dataIndex: 'id' },
  { title: 'Amount', dataIndex: 'amount' },
];

export default function FixedTotals() {
  return (
    <Table
      rowKey="id"
      columns={columns}
      data={data}
      scroll={{ y: 200 }}
      summary={(rows) => (
        <Table.Summary fixed>
          <Table.Summary.Row>
            <Table.Summary.Cell index={0}>Total</Table.Summary.Cell>
            <Table.Summary.Cell index={1}>{rows.length}</Table.Summary.Cell>
          </Table.Summary.Row>
        </Table.Summary>
      )}
    />
  );
}
