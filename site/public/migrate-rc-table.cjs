// Moves a project from rc-table to @rc-component/table:
// npx jscodeshift@17.4.0 -t migrate-rc-table.cjs --extensions=ts,tsx,js,jsx --parser=tsx src

const OLD = /^rc-table(?=\/|$)/;
const NEW = '@rc-component/table';
const SIDES = { left: 'start', right: 'end' };
const ROW_EVENTS = {
  onRowClick: 'onClick',
  onRowDoubleClick: 'onDoubleClick',
  onRowContextMenu: 'onContextMenu',
  onRowMouseEnter: 'onMouseEnter',
  onRowMouseLeave: 'onMouseLeave',
};
const EXPANDABLE = [
  'expandedRowKeys',
  'defaultExpandedRowKeys',
  'defaultExpandAllRows',
  'expandedRowRender',
  'expandedRowClassName',
  'expandRowByClick',
  'expandIcon',
  'expandIconColumnIndex',
  'indentSize',
  'childrenColumnName',
  'onExpand',
  'onExpandedRowsChange',
];
const BY_HAND = ['useFixedHeader', 'expandIconAsCell', 'rowRef', 'bodyStyle', 'getBodyWrapper'];

module.exports = function migrate(file, { jscodeshift: j, report }) {
  if (!file.source.includes('rc-table')) return undefined;
  const root = j(file.source);
  const tables = new Set();

  // 1. Package name, in imports, exports, require(), import() and mocks.
  const rename = (source) => {
    if (!source || !OLD.test(source.value)) return false;
    source.value = source.value.replace(OLD, NEW);
    if (/\/assets\/(?!index\.css$)/.test(source.value))
      report(`${file.path}:${source.loc.start.line}: replace ${source.value}, which the package doesn't have`);
    return true;
  };
  let found = false;
  root.find(j.ImportDeclaration).forEach(({ node }) => {
    if (!rename(node.source)) return;
    found = true;
    for (const { type, local } of node.specifiers) if (type === 'ImportDefaultSpecifier') tables.add(local.name);
  });
  for (const type of [j.ExportNamedDeclaration, j.ExportAllDeclaration])
    root.find(type).forEach(({ node }) => (found = rename(node.source) || found));
  root.find(j.CallExpression).forEach(({ node }) => {
    const { type, name, property } = node.callee;
    const loads = type === 'Import' || name === 'require' || /[mM]ock|Actual/.test(property?.name);
    if (loads && rename(node.arguments[0])) found = true;
  });
  root.find(j.TSImportType).forEach(({ node }) => (found = rename(node.argument) || found));
  if (!found) return undefined;

  // 2. fixed: 'left' → 'start', 'right' → 'end', in objects and in JSX columns.
  for (const type of [j.ObjectProperty, j.JSXAttribute])
    root
      .find(type, { [type === j.JSXAttribute ? 'name' : 'key']: { name: 'fixed' } })
      .find(j.StringLiteral, ({ value }) => Object.hasOwn(SIDES, value))
      .forEach(({ node }) => (node.value = SIDES[node.value]));

  root.find(j.ObjectProperty).forEach(({ node: { key, value, loc } }) => {
    if (key.name === 'onCellClick' || (key.name === 'dataIndex' && value.value?.includes?.('.')))
      report(`${file.path}:${loc.start.line}: replace ${key.name} by hand`);
  });

  root.find(j.JSXOpeningElement).forEach(({ node }) => {
    if (!tables.has(node.name.name)) return;
    const nameOf = (attribute) => attribute.type === 'JSXAttribute' && attribute.name.name;
    const expression = ({ value }) => (value ? (value.expression ?? value) : j.booleanLiteral(true));
    const take = (names) => {
      const taken = node.attributes.filter((attribute) => names.includes(nameOf(attribute)));
      node.attributes = node.attributes.filter((attribute) => !taken.includes(attribute));
      return taken;
    };
    const put = (name, object) =>
      node.attributes.push(j.jsxAttribute(j.jsxIdentifier(name), j.jsxExpressionContainer(object)));

    // 3. Row events → onRow.
    const events = take(Object.keys(ROW_EVENTS));
    if (events.length > 0) {
      const [record, index, event] = ['record', 'index', 'event'].map((name) => j.identifier(name));
      const handlers = events.map((attribute) =>
        j.objectProperty(
          j.identifier(ROW_EVENTS[nameOf(attribute)]),
          j.arrowFunctionExpression([event], j.callExpression(expression(attribute), [record, index, event])),
        ),
      );
      put('onRow', j.arrowFunctionExpression([record, index], j.objectExpression(handlers)));
      if (node.attributes.filter((attribute) => nameOf(attribute) === 'onRow').length > 1)
        report(`${file.path}:${node.loc.start.line}: merge the two onRow`);
    }

    // 4. Expand props → expandable. `title` needs it too.
    const moved = take(EXPANDABLE).map((attribute) =>
      j.objectProperty(j.identifier(nameOf(attribute)), expression(attribute)),
    );
    const expandable = node.attributes.find((attribute) => nameOf(attribute) === 'expandable');
    const hasTitle = node.attributes.some((attribute) => nameOf(attribute) === 'title');
    if (!expandable && (moved.length > 0 || hasTitle)) put('expandable', j.objectExpression(moved));
    else if (moved.length > 0 && expression(expandable).type === 'ObjectExpression')
      expression(expandable).properties.push(...moved);
    else if (moved.length > 0)
      expandable.value = j.jsxExpressionContainer(
        j.objectExpression([j.spreadElement(expression(expandable)), ...moved]),
      );

    // 5. What has no mechanical replacement.
    for (const attribute of node.attributes) {
      if (BY_HAND.includes(nameOf(attribute)))
        report(`${file.path}:${node.loc.start.line}: replace ${nameOf(attribute)} by hand`);
      if (attribute.type === 'JSXSpreadAttribute')
        report(`${file.path}:${node.loc.start.line}: check the spread props by hand`);
    }
  });
  return root.toSource({ quote: 'single' });
};
