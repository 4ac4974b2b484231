// @ts-check

/**
 * Queries that the ranking isn't tuned with: what users type, and the page that they want to open, or several pages of which
 * any will do. Written from the titles and headings of the pages, before any result was looked at. Don't mend a query of this
 * list by itself: mend what it has in common with others.
 * @type {[keywords: string, wanted: string | string[]][]}
 */
export const HELD_OUT = [
  // Props, by whole names, parts, humps and slips.
  ['expandable.rowExpandable', '/'],
  ['scroll.y', '/'],
  ['rowExpandable', '/'],
  ['row expandable', '/'],
  ['onHeaderCell', '/'],
  ['expandedRowOffset', '/'],
  ['sticky.offsetScroll', '/'],
  ['shouldCellUpdat', '/'],
  ['indentSize', '/'],
  ['listItemHeight', '/'],
  ['defaultExpandAll', '/'],
  ['getContainer', '/'],
  ['dataindex', '/'],
  ['rowclasname', '/'],
  ['measureRowRender', '/'],
  ['Summary.Cell', '/'],
  // Tasks.
  ['row click', '/demo/row-and-cell-click'],
  ['double click a row', '/demo/row-and-cell-click'],
  ['select rows with checkbox', '/guide/row-selection'],
  ['shift click range', '/guide/row-selection'],
  ['sort on the server', '/guide/server-data'],
  ['multi column sort', '/guide/sorting'],
  ['debounce search input', '/guide/filtering'],
  ['download as csv', '/guide/export-csv'],
  ['edit cell inline', '/guide/editable-cells'],
  ['zebra stripes', '/guide/styling'],
  ['dark theme', '/guide/styling'],
  ['freeze first column', '/demo/fixed-columns'],
  ['keep header visible while scrolling', '/demo/sticky-header'],
  ['reorder rows drag and drop', '/demo/react-dnd'],
  ['lazy load children', '/guide/tree-data'],
  ['collapse all', '/guide/tree-data'],
  ['total row at bottom', ['/demo/title-and-footer', '/demo/sticky-header-and-summary']],
  ['load more on scroll', '/guide/infinite-loading'],
  ['100k rows slow', '/guide/performance'],
  ['show card on mobile', '/guide/responsive'],
  ['hide column on small screen', '/guide/responsive'],
  ['empty state', '/demo/no-data'],
  ['truncate text', '/demo/ellipsis'],
  ['save column order', '/guide/column-layout'],
  ['generic type of record', '/guide/typescript'],
  ['screen reader', '/guide/accessibility'],
  ['keyboard navigation', '/guide/accessibility'],
  ['react testing library', '/guide/testing'],
  ['row span', '/demo/colspan-rowspan'],
  ['right to left', ['/demo/fixed-columns-and-header-rtl']],
  ['react query', '/guide/server-data'],
  ['page size', '/guide/pagination'],
  // Slips of the hand.
  ['pagnation', '/guide/pagination'],
  ['virtaul table', '/demo/virtual'],
  ['expandble row', ['/guide/expandable-rows', '/demo/expanded-row-render']],
  ['stikcy header', '/demo/sticky-header'],
  ['tailwnd', '/guide/styling'],
  // Errors.
  ['Each child in a list should have a unique key', '/guide/faq'],
  ['hydration mismatch', '/guide/faq'],
  ['Element type is invalid', '/guide/faq'],
  ['header not aligned', '/guide/faq'],
  // Versions and other libraries.
  ['7.10', '/changelog'],
  ['v7.12', '/changelog'],
  ['stackblitz', ['/demo', '/']],
  ['upgrade from rc-table 6', '/guide/migrating-from-rc-table'],
  ['antd table difference', '/guide/ant-design'],
  ['ag grid alternative', '/guide/comparison'],
];
