import Table, { type ColumnsType } from '@rc-component/table';
import './own-stylesheet.css';

interface Entry {
  id: number;
  date: string;
  text: string;
  amount: number;
}

const entries: Entry[] = [
  { id: 1, date: '2 June', text: 'Opening balance', amount: 1250 },
  { id: 2, date: '4 June', text: 'Paper and ink', amount: -86.4 },
  { id: 3, date: '9 June', text: 'Spring workshop', amount: 640 },
  { id: 4, date: '15 June', text: 'Hall rent', amount: -310 },
];

const columns: ColumnsType<Entry> = [
  { title: 'Date', dataIndex: 'date', width: 96 },
  { title: 'Entry', dataIndex: 'text' },
  {
    title: 'Amount',
    dataIndex: 'amount',
    align: 'end',
    render: (amount: number) => amount.toFixed(2),
  },
];

export default function OwnStylesheet() {
  return (
    <Table
      prefixCls="ledger"
      columns={columns}
      data={entries}
      rowKey="id"
      title={() => 'Ledger, June'}
      expandable={{}}
      style={{ maxWidth: 520 }}
      styles={{
        title: { fontStyle: 'italic' },
        body: { cell: { fontVariantNumeric: 'tabular-nums' } },
      }}
    />
  );
}
