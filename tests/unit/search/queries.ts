/**
 * What readers type, and the page that each of them would want to open first. Written from the titles and tasks of the
 * documentation before the ranking was tuned. A reader who types the name of a property wants its reference, which
 * stands on `/`; one who types a task wants the demo that does it.
 */
export const QUERIES: [keywords: string, page: string][] = [
  // What they have to do.
  ['install', '/'],
  ['license', '/'],
  ['drag rows', '/demo/react-dnd'],
  ['reorder rows', '/demo/react-dnd'],
  ['resize column', '/demo/column-resize'],
  ['hide column', '/demo/column-hidden'],
  ['merge cells', '/demo/colspan-rowspan'],
  ['expand row', '/demo/expanded-row-render'],
  ['scroll to row', '/demo/scroll-y'],
  ['filter', '/demo/dropdown'],
  ['summary click', '/demo/click-summary-row'],
  ['cell click', '/demo/row-and-cell-click'],
  ['hide header', '/demo/hide-header'],
  ['nested table', '/demo/sub-table'],

  // What the thing is called.
  ['sticky', '/demo/sticky-header'],
  ['sticky header', '/demo/sticky-header'],
  ['sticky summary', '/demo/sticky-header-and-summary'],
  ['fixed columns', '/demo/fixed-columns'],
  ['fixed columns rtl', '/demo/fixed-columns-and-header-rtl'],
  ['virtual', '/demo/virtual'],
  ['virtual list', '/demo/virtual-list'],
  ['react-window', '/demo/virtual-list'],
  ['tree', '/demo/children-indent'],
  ['grouped columns', '/demo/grouping-columns'],
  ['ellipsis', '/demo/ellipsis'],
  ['ellipsis tooltip', '/demo/ellipsis-custom-tooltip'],
  ['no data', '/demo/no-data'],
  ['footer', '/demo/title-and-footer'],
  ['row key', '/demo/key'],
  ['hover', '/demo/jsx'],
  ['shadow', '/demo/shadow'],
  ['animation', '/demo/animation'],
  ['expand icon', '/demo/expand-icon'],
  ['class names', '/demo/class-name'],
  ['styled components', '/demo/styled-components'],
  ['measure row', '/demo/measure-row-render'],
  ['aria', '/demo/aria'],
  ['caption', '/demo/caption'],
  ['row scope', '/demo/scope-row'],
  ['scroll x', '/demo/scroll-x'],
  ['changelog', '/changelog'],
  ['7.12.2', '/changelog'],

  // What it is called in code.
  ['rowClassName', '/'],
  ['shouldCellUpdate', '/'],
  ['expandedRowKeys', '/'],
  ['tableLayout', '/'],
  ['onRow', '/'],
  ['Table.Summary', '/'],
  ['offsetHeader', '/demo/sticky-header'],
  ['listItemHeight', '/demo/virtual'],

  // What it is called in Chinese.
  ['虚拟', '/demo/virtual'],
  ['固定列', '/demo/fixed-columns'],
  ['展开', '/demo/expanded-row-render'],
  ['合并单元格', '/demo/colspan-rowspan'],
  ['拖拽', '/demo/react-dnd'],
  ['树形', '/demo/children-indent'],
  ['概览', '/'],
  ['安装', '/'],
  ['属性', '/'],
  ['更新日志', '/changelog'],

  // What it is not called.
  ['stikcy', '/demo/sticky-header'],
  ['virtaul table', '/demo/virtual'],
  ['colapse', '/demo/expanded-row-render'],
  ['antd sticky', '/demo/sticky-header'],
  ['elipsis', '/demo/ellipsis'],
  ['annimation', '/demo/animation'],
];
