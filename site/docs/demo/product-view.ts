import { stateOf, type Product } from './products';

export interface Sort {
  field: 'name' | 'price' | 'stock' | 'delivered';
  direction: 'ascending' | 'descending';
}

/** What a user has chosen to see. */
export interface View {
  query: string;
  /** Empty lists let all products pass. */
  categories: string[];
  states: string[];
  sort: Sort | null;
  pageSize: number;
  page: number;
}

export const firstView: View = {
  query: '',
  categories: [],
  states: [],
  sort: null,
  pageSize: 10,
  page: 1,
};

/** Ascending, then descending, then the original order. */
export function nextSort(sort: Sort | null, field: Sort['field']): Sort | null {
  if (sort?.field !== field) return { field, direction: 'ascending' };
  return sort.direction === 'ascending' ? { field, direction: 'descending' } : null;
}

const isIn = (list: string[], value: string) => list.length === 0 || list.includes(value);
const collator = new Intl.Collator('en', { numeric: true });

function compare(a: string | number, b: string | number) {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : collator.compare(String(a), String(b));
}

/** Filters, sorts and cuts into pages: `found` are all products of the view, `rows` those of the page. */
export function applyView(products: Product[], view: View) {
  const { sort, pageSize } = view;
  const query = view.query.trim().toLowerCase();
  let found = products.filter(
    (product) =>
      product.name.toLowerCase().includes(query) &&
      isIn(view.categories, product.category) &&
      isIn(view.states, stateOf(product)),
  );
  if (sort) {
    const sign = sort.direction === 'ascending' ? 1 : -1;
    found = found.toSorted((a, b) => sign * compare(a[sort.field], b[sort.field]));
  }
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(view.page, pageCount); // stays valid when rows disappear
  const start = (page - 1) * pageSize;
  return { found, rows: found.slice(start, start + pageSize), page, pageCount, start };
}
