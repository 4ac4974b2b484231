import Table, { type ColumnsType } from '@rc-component/table';
import '../demo/table.css';
import '../demo/demo-controls.css';

interface Product {
  sku: string;
  name: string;
  price: number;
  stock: number;
}

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

const columns: ColumnsType<Product> = [
  { title: 'Product', dataIndex: 'name', rowScope: 'row' },
  {
    title: 'Price',
    dataIndex: 'price',
    align: 'end',
    render: (price: number) => euros.format(price),
  },
  {
    title: 'In stock',
    dataIndex: 'stock',
    align: 'end',
    render: (stock: number) => (stock > 0 ? stock : <span className="soft">Sold out</span>),
  },
  {
    title: 'Value',
    key: 'value',
    align: 'end',
    render: (_, { price, stock }) => euros.format(price * stock),
  },
];

const products: Product[] = [
  { sku: 'LMP-04', name: 'Desk lamp', price: 49.9, stock: 36 },
  { sku: 'CHR-11', name: 'Office chair', price: 329, stock: 8 },
  { sku: 'DSK-02', name: 'Standing desk', price: 579, stock: 0 },
  { sku: 'SHF-07', name: 'Wall shelf', price: 84.5, stock: 21 },
  { sku: 'MAT-01', name: 'Cork mat', price: 19, stock: 112 },
];

export default function FirstTable() {
  return <Table rowKey="sku" columns={columns} data={products} />;
}
