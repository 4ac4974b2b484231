// @ts-check

/**
 * Queries that the ranking isn't tuned with: what users type, and the page that they want to open, or several pages of which
 * any will do. Written from the titles and headings of the pages, before any result was looked at. Don't mend a query of this
 * list by itself: mend what it has in common with others.
 * @type {[keywords: string, wanted: string | string[]][]}
 */
export const HELD_OUT = [
  // Props, by whole names, parts, humps and slips.
  ['rowExpandable', '/'],
  ['row expandable', '/'],
  ['expandedRowOffset', '/'],
  ['sticky.offsetScroll', '/'],
  ['shouldCellUpdat', '/'],
  ['indentSize', '/'],
  ['defaultExpandAll', '/'],
  ['getContainer', '/'],
  ['dataindex', '/'],
  ['rowclasname', '/'],
  ['measureRowRender', '/'],
  ['Summary.Cell', '/'],
  // Tasks.
  ['double click a row', '/demo/row-and-cell-click'],
  ['select rows with checkbox', '/guide/row-selection'],
  ['shift click range', '/guide/row-selection'],
  ['sort on the server', '/guide/server-data'],
  ['multi column sort', '/guide/sorting'],
  ['debounce search input', '/guide/filtering'],
  ['download as csv', '/guide/export-csv'],
  ['edit cell inline', '/guide/editable-cells'],
  ['zebra stripes', '/guide/styling'],
  ['freeze first column', '/demo/fixed-columns'],
  ['keep header visible while scrolling', '/demo/sticky-header'],
  ['reorder rows drag and drop', '/demo/react-dnd'],
  ['lazy load children', '/guide/tree-data'],
  ['collapse all', '/guide/tree-data'],
  ['total row at bottom', ['/demo/title-and-footer', '/demo/sticky-header-and-summary']],
  ['100k rows slow', '/guide/performance'],
  ['show card on mobile', '/guide/responsive'],
  ['hide column on small screen', '/guide/responsive'],
  ['empty state', '/demo/no-data'],
  ['save column order', '/guide/column-layout'],
  ['generic type of record', '/guide/typescript'],
  ['react testing library', '/guide/testing'],
  ['row span', '/demo/colspan-rowspan'],
  ['right to left', ['/demo/fixed-columns-and-header-rtl']],
  // Slips of the hand.
  ['pagnation', '/guide/pagination'],
  ['expandble row', ['/guide/expandable-rows', '/demo/expanded-row-render']],
  ['stikcy header', '/demo/sticky-header'],
  // Errors.
  ['Each child in a list should have a unique key', '/guide/faq'],
  ['Element type is invalid', '/guide/faq'],
  // Versions and other libraries.
  ['upgrade from rc-table 6', '/guide/migrating-from-rc-table'],
  ['antd table difference', '/guide/ant-design'],
  ['ag grid alternative', '/guide/comparison'],
  // Written when the ranking was done.
  ['column align right', '/'],
  ['scrollTo', '/'],
  ['fixed header', ['/demo/sticky-header', '/demo/scroll-y', '/demo/fixed-columns-and-header']],
  ['group header', '/demo/grouping-columns'],
  ['csv formula injection', '/guide/export-csv'],
  ['optimistic save', '/guide/editable-cells'],
  ['wide table on phone', '/guide/responsive'],
  ['data attributes for tests', '/demo/aria'],
  ['nested object value', '/demo/nested'],
  ['tooltip on overflow', '/demo/ellipsis-custom-tooltip'],
  ['context menu', '/demo/row-and-cell-click'],
  ['exmaple of tree', ['/guide/tree-data', '/demo/children-indent']],
  ['6.9', '/changelog'],
  ['hide table head', '/demo/hide-header'],
  ['print rows on server', ['/guide/print', '/guide/server-data']],
  ['columnWidth', '/'],
];
