import Table, { type ColumnsType } from '@rc-component/table';
import './table.css';
import './demo-controls.css';
import './caption.css';

const stationColumns: ColumnsType<Station> = [
  { title: 'Station', dataIndex: 'name' },
  { title: 'City', dataIndex: 'city' },
  { title: 'Readings', dataIndex: 'readings', align: 'end' },
];

const stockColumns: ColumnsType<Article> = [
  { title: 'Article', dataIndex: 'name' },
  { title: 'Shelf', dataIndex: 'shelf' },
  { title: 'In stock', dataIndex: 'count', align: 'end' },
];

export default function Caption() {
  return (
    <>
      <Table
        rowKey="name"
        caption="Weather stations and their readings since midnight"
        columns={stationColumns}
        data={stations}
      />
      <Table
        rowKey="name"
        className="stock"
        caption={
          <>
            <strong>Stock on 3 June.</strong> Sold out: <span className="tag">Espresso cup</span>
          </>
        }
        columns={stockColumns}
        data={stock}
      />
    </>
  );
}

interface Station {
  name: string;
  city: string;
  readings: number;
}

const stations: Station[] = [
  { name: 'Aurora 7', city: 'Tromsø', readings: 1204 },
  { name: 'Borealis 2', city: 'Kiruna', readings: 986 },
  { name: 'Calypso', city: 'Reykjavík', readings: 12 },
];

interface Article {
  name: string;
  shelf: string;
  count: number;
}

const stock: Article[] = [
  { name: 'Copper kettle', shelf: 'A-04', count: 42 },
  { name: 'Stoneware bowl', shelf: 'D-19', count: 87 },
  { name: 'Espresso cup', shelf: 'D-20', count: 0 },
];
