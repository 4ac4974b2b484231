import type { ColumnsType, ColumnType } from '@rc-component/table';
import type { Port } from './ports';

/** What can be switched on. */
export type PortSwitch = 'start' | 'end' | 'widths' | 'percent' | 'long' | 'ellipsis' | 'empty';

/** What the widths below add up to. */
export const PORTS_WIDTH = 1000;

const separated = (value: number) => value.toLocaleString('en');

/** Columns of the table of ports, as the switches want them. */
export function portColumns(on: readonly PortSwitch[]): ColumnsType<Port> {
  const isOn = (name: PortSwitch) => on.includes(name);

  function column(title: string, dataIndex: keyof Port, pixels: number, rest?: ColumnType<Port>): ColumnType<Port> {
    const width = isOn('percent') ? `${(pixels / PORTS_WIDTH) * 100}%` : pixels;
    return { title, dataIndex, key: dataIndex, width: isOn('widths') ? width : undefined, ...rest };
  }

  return [
    column('Port', 'name', 104, { fixed: isOn('start') && 'start', rowScope: 'row' }),
    column('In Arabic', 'arabic', 110, { render: (arabic: string) => <span lang="ar">{arabic}</span> }),
    column('Country', 'country', 120),
    {
      title: 'Harbour',
      key: 'harbour',
      children: [column('Depth, m', 'depth', 100, { align: 'end' }), column('Berths', 'berths', 84, { align: 'end' })],
    },
    {
      title: 'Traffic a month',
      key: 'traffic',
      children: [
        column('Ships', 'ships', 76, { align: 'end', render: separated }),
        column('Containers', 'containers', 130, { align: 'end', render: separated }),
      ],
    },
    column('Note', 'note', 200, {
      ellipsis: isOn('ellipsis'),
      render: (note: string) => (isOn('long') ? note : note.split(' ').slice(0, 3).join(' ')),
    }),
    column('State', 'state', 76, {
      fixed: isOn('end') && 'end',
      render: (state: Port['state']) => <span className={state === 'Open' ? 'tag' : 'soft'}>{state}</span>,
    }),
  ];
}
