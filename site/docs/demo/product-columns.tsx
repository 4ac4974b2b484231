import type { ColumnsType, ColumnType } from '@rc-component/table';
import { EditableCell } from '../guide/editable-cell';
import { CheckList } from '../guide/filter-fields';
import { FilterMenu } from '../guide/filter-menu';
import { SelectCheckbox } from '../guide/select-checkbox';
import type { useRowSelection } from '../guide/use-row-selection';
import { nextSort, type Sort, type View } from './product-view';
import { categories, stateOf, states, type Product } from './products';

interface ProductColumns {
  view: View;
  onView: (changes: Partial<View>) => void;
  selection: ReturnType<typeof useRowSelection>;
  onEdit: (id: string, changes: Partial<Product>) => void;
}

const isPrice = (text: string) =>
  /^\d+(\.\d\d?)?$/.test(text) ? undefined : 'Enter a price, such as 7.50.';
const isCount = (text: string) =>
  /^\d{1,5}$/.test(text) ? undefined : 'Enter a whole number, such as 12.';
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

export function productColumns(table: ProductColumns): ColumnsType<Product> {
  const { view, onView, selection, onEdit } = table;

  const sortable = (title: string, field: Sort['field']): ColumnType<Product> => {
    const direction = view.sort?.field === field ? view.sort.direction : undefined;
    const onClick = () => onView({ sort: nextSort(view.sort, field) });
    return {
      dataIndex: field,
      title: (
        <button type="button" className="sort-button" data-sort={direction} onClick={onClick}>
          {title}
        </button>
      ),
      onHeaderCell: () => ({ 'aria-sort': direction }),
    };
  };

  const filter = (title: string, key: 'categories' | 'states', all: string[]) => (
    <FilterMenu title={title} active={view[key].length > 0} onClear={() => onView({ [key]: [] })}>
      <CheckList all={all} checked={view[key]} onChange={(list) => onView({ [key]: list })} />
    </FilterMenu>
  );

  return [
    {
      key: 'select',
      width: 44,
      fixed: 'start',
      title: (
        <SelectCheckbox
          label="Select all products of this page"
          checked={selection.allSelected}
          indeterminate={selection.someSelected}
          onChange={({ target }) => selection.changeAll(target.checked)}
        />
      ),
      render: (_, { id, name }) => (
        <SelectCheckbox
          label={`Select ${name}`}
          checked={selection.selected.has(id)}
          onChange={({ target }, shiftKey) => selection.changeRow(id, target.checked, shiftKey)}
        />
      ),
    },
    { ...sortable('Product', 'name'), rowScope: 'row', width: 156, fixed: 'start' },
    { title: filter('Category', 'categories', categories), dataIndex: 'category', width: 118 },
    {
      ...sortable('Price', 'price'),
      width: 108,
      render: (price: number, { id, name }) => (
        <EditableCell
          label={`Price of ${name}`}
          value={price.toFixed(2)}
          validate={isPrice}
          onSave={(text) => onEdit(id, { price: Number(text) })}
        >
          €{price.toFixed(2)}
        </EditableCell>
      ),
    },
    {
      ...sortable('Stock', 'stock'),
      width: 92,
      render: (stock: number, { id, name }) => (
        <EditableCell
          label={`Stock of ${name}`}
          value={String(stock)}
          validate={isCount}
          onSave={(text) => onEdit(id, { stock: Number(text) })}
        >
          {stock}
        </EditableCell>
      ),
    },
    {
      title: filter('State', 'states', [...states]),
      key: 'state',
      width: 106,
      render: (_, product) => <State of={product} />,
    },
    {
      ...sortable('Delivered', 'delivered'),
      width: 120,
      render: (delivered: string) => day.format(new Date(delivered)),
    },
  ];
}

function State({ of: product }: { of: Product }) {
  const state = stateOf(product);
  return (
    <span className="tag" data-state={state}>
      {state}
    </span>
  );
}
