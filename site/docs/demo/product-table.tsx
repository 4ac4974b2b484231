import { useState } from 'react';
import Table from '@rc-component/table';
import { downloadText } from '../guide/download-text';
import { PageNav } from '../guide/page-nav';
import { toCsv } from '../guide/to-csv';
import { useRowSelection } from '../guide/use-row-selection';
import { focusableScrollArea } from './focusable-scroll-area';
import { productColumns } from './product-columns';
import { applyView, firstView, type View } from './product-view';
import { allProducts, stateOf, type Product } from './products';
import './table.css';
import './demo-controls.css';
import '../guide/sort-button.css';
import '../guide/editable-cells.css';
import './product-table.css';

export default function ProductTable() {
  const [products, setProducts] = useState(allProducts);
  const [view, setView] = useState(firstView);
  const { found, rows, page, pageCount, start } = applyView(products, view);
  const selection = useRowSelection(rows.map(({ id }) => id));
  const selected = products.filter(({ id }) => selection.selected.has(id));

  // All that changes the rows starts at the first page.
  const onView = (changes: Partial<View>) => setView((last) => ({ ...last, page: 1, ...changes }));
  const onEdit = (id: string, changes: Partial<Product>) =>
    setProducts((last) => last.map((each) => (each.id === id ? { ...each, ...changes } : each)));

  const exported = selected.length > 0 ? selected : found;
  const download = () =>
    downloadText('products.csv', `\uFEFF${toCsv(csvColumns, exported)}`, 'text/csv');

  return (
    <>
      <div className="controls product-bar">
        <input
          type="search"
          aria-label="Search products"
          placeholder="Search products"
          value={view.query}
          onChange={({ target }) => onView({ query: target.value })}
        />
        <button type="button" onClick={() => onView(firstView)}>
          Show all
        </button>
        <button type="button" onClick={download}>
          Export {exported.length} {exported.length === 1 ? 'row' : 'rows'}
        </button>
        <output>
          {found.length} of {products.length} products, {selected.length} selected
        </output>
      </div>
      <Table
        ref={focusableScrollArea}
        rowKey="id"
        columns={productColumns({ view, onView, selection, onEdit })}
        data={rows}
        scroll={{ x: 744 }}
        rowClassName={({ id }) => (selection.selected.has(id) ? 'selected-row' : '')}
        emptyText="No product matches. Press “Show all”."
        aria-label="Products"
      />
      <div className="controls product-bar">
        <PageNav
          label="Pages of products"
          page={page}
          pageCount={pageCount}
          onChange={(next) => onView({ page: next })}
        />
        <label>
          Rows
          <select
            value={view.pageSize}
            onChange={({ target }) => onView({ pageSize: Number(target.value) })}
          >
            {[10, 20, 50].map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
        <output>
          {rows.length === 0
            ? 'No rows'
            : `${start + 1} to ${start + rows.length} of ${found.length}`}
        </output>
      </div>
    </>
  );
}

const csvColumns = [
  { title: 'Product', value: ({ name }: Product) => name },
  { title: 'Category', value: ({ category }: Product) => category },
  { title: 'Price', value: ({ price }: Product) => price },
  { title: 'Stock', value: ({ stock }: Product) => stock },
  { title: 'State', value: stateOf },
  { title: 'Delivered', value: ({ delivered }: Product) => delivered },
];
