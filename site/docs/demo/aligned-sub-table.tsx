import Table, { type ColumnsType, type ExpandIconProps } from '@rc-component/table';
import { ExpandButton } from './expand-button';
import { focusableScrollArea } from './focusable-scroll-area';
import { invoices, type Invoice, type InvoiceLine } from './invoices';
import './table.css';
import './demo-controls.css';
import './aligned-sub-table.css';

// The widths of both tables. The last column of each takes the rest.
const [ICON, NAME, AMOUNT, DATE] = [52, 148, 96, 120];

function LinesButton(props: ExpandIconProps<Invoice>) {
  return <ExpandButton {...props} label={`Lines of invoice ${props.record?.number}`} />;
}

const components = { ExpandIcon: LinesButton };

const columns: ColumnsType<Invoice> = [
  { title: 'Invoice', dataIndex: 'number', width: NAME, fixed: 'start', rowScope: 'row' },
  { title: 'Net', dataIndex: 'net', width: AMOUNT, align: 'end' },
  { title: 'VAT', dataIndex: 'vat', width: AMOUNT, align: 'end' },
  { title: 'Total', dataIndex: 'total', width: AMOUNT, align: 'end' },
  { title: 'Due', dataIndex: 'due', width: DATE },
  { title: 'Customer', dataIndex: 'customer' },
];

export default function AlignedSubTable() {
  return (
    <Table
      className="aligned"
      ref={focusableScrollArea}
      rowKey="number"
      columns={columns}
      data={invoices}
      components={components}
      scroll={{ x: 860 }}
      expandable={{
        columnTitle: <span className="spoken">Lines</span>,
        columnWidth: ICON,
        fixed: 'start',
        defaultExpandedRowKeys: ['R-301'],
        expandedRowRender: (invoice) => <Lines invoice={invoice} />,
      }}
      aria-label="Invoices"
    />
  );
}

const lineColumns: ColumnsType<InvoiceLine> = [
  { title: 'Article', dataIndex: 'article', width: ICON + NAME, className: 'line-name' },
  { title: 'Net', dataIndex: 'net', width: AMOUNT, align: 'end' },
  { title: 'VAT', dataIndex: 'vat', width: AMOUNT, align: 'end' },
  { title: 'Total', dataIndex: 'total', width: AMOUNT, align: 'end' },
  { title: 'Delivered', dataIndex: 'delivered', width: DATE },
  { title: 'Note', dataIndex: 'note' },
];

function Lines({ invoice }: { invoice: Invoice }) {
  return (
    <Table
      className="lines"
      rowKey="article"
      columns={lineColumns}
      data={invoice.lines}
      tableLayout="fixed"
      aria-label={`Lines of invoice ${invoice.number}`}
    />
  );
}
