import type { ToolData, ToolProperty, ToolTable } from '../core/model';
import { find, ToolError, type Tool } from './tool';
import type { BuildReader } from './create-build-reader';

/** Reads the API reference. */
export const apiTools = (build: BuildReader): Tool[] => [
  {
    name: 'list_api',
    description: 'The tables of the API reference, each with its import and the names of its properties.',
    parameters: {},
    async run() {
      const data = await build.data('tools');
      const tables = data.tables.map(
        (table) => `${headOf(table)}\n${table.properties.map(({ name }) => name).join(', ')}`,
      );
      return [`${data.library} ${data.version}`.trim(), ...tables].join('\n\n') || NONE;
    },
  },
  {
    name: 'read_api',
    description:
      'A table of the API reference, or one property of it: type, default, since when it exists, deprecation, description, and pages with demos.',
    parameters: {
      name: {
        type: 'string',
        description: 'Table or table.property: Table, Table.columns. A property alone is looked up in all tables.',
        required: true,
      },
    },
    async run(values) {
      const data = await build.data('tools');
      if (data.tables.length === 0) throw new ToolError(NONE);
      const name = String(values['name']);
      const table = data.tables.find(({ id }) => id === name);
      if (table) return [headOf(table), ...table.properties.map(lineOf)].join('\n');
      const rows = new Map(data.tables.flatMap(rowsOf));
      const alone = [...rows].filter(([id]) => id.endsWith(`.${name}`)).map(([, row]) => row);
      const all = new Map([...data.tables.map((one) => [one.id, undefined] as const), ...rows]);
      const found = alone.length > 0 ? alone : [find('table or property', name, all, 'See list_api.')];
      return found.flatMap((row) => (row ? describe(row, data) : [])).join('\n\n');
    },
  },
];

const NONE = 'This site has no API reference.';

interface Row {
  table: ToolTable;
  property: ToolProperty;
}

const rowsOf = (table: ToolTable) =>
  table.properties.map((property) => [`${table.id}.${property.name}`, { table, property }] as const);

const headOf = ({ id, import: line, home }: ToolTable) =>
  `## ${id}${home === undefined ? '' : ` (on the page ${home})`}\n${line}`;

const lineOf = (property: ToolProperty) =>
  [
    `- ${property.name}${property.required ? '' : '?'}: ${property.type}`,
    property.default === undefined ? '' : ` = ${property.default}`,
    property.deprecated === undefined ? '' : ` (deprecated: ${property.deprecated})`,
    property.description && `. ${property.description}`,
  ].join('');

/** All that is known of a property, with the definitions of the names in its type. */
function describe({ table, property }: Row, { definitions }: ToolData): string {
  const names = new Set(property.type.match(/[A-Za-z_$][\w$]*/g));
  const types = Object.entries(definitions).flatMap(([name, text]) => (names.has(name) ? text : []));
  const facts: [string, string | undefined][] = [
    ['type', property.type],
    ['default', property.default],
    ['required', property.required && 'yes'],
    ['since', property.since],
    ['deprecated', property.deprecated],
    ['import', table.import],
    ['demos', property.demos?.slice(0, 8).join(', ')],
  ];
  return [
    `## ${table.id}.${property.name}`,
    property.description,
    ...facts.flatMap(([name, value]) => (value === undefined ? [] : `- ${name}: ${value}`)),
    ...(types.length > 0 ? [types.join('\n\n')] : []),
  ]
    .filter(Boolean)
    .join('\n');
}
