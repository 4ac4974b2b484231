import Table, { type ColumnsType } from '@rc-component/table';

const data = [
  { id: 'a', amount: 10 },
  { id: 'b', amount: 20 },
  { id: 'c', amount: 30 },
];
const columns: ColumnsType<(typeof data)[number]> = [
  { title: 'Name', dataIndex: 'id' },
  { title: 'Amount', dataIndex: 'amount' },
];

export default function Totals() {
  return (
    <Table
      rowKey="id"
      columns={columns}
      data={data}
      summary={(rows) => (
        <Table.Summary.Row>
          <Table.Summary.Cell index={0}>Total</Table.Summary.Cell>
          <Table.Summary.Cell index={1}>{rows.reduce((sum, { amount }) => sum + amount, 0)}</Table.Summary.Cell>
        </Table.Summary.Row>
      )}
    />
  );
}
