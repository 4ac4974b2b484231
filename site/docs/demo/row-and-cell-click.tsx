import { useState, type MouseEvent } from 'react';
import Table, { type ColumnsType, type ExpandIconProps } from '@rc-component/table';
import { ExpandButton } from './expand-button';
import { projectFiles, type ProjectFile } from './project-files';
import './table.css';
import './demo-controls.css';
import './row-and-cell-click.css';

interface LoggedEvent {
  id: number;
  text: string;
}

const MODIFIERS = ['Control', 'Shift', 'Alt', 'Meta'] as const;

export default function RowAndCellClick() {
  const [events, setEvents] = useState<LoggedEvent[]>([]);

  function log(text: string, event: MouseEvent) {
    const keys = MODIFIERS.filter((key) => event.getModifierState(key));
    setEvents((events) => {
      const id = (events.at(-1)?.id ?? 0) + 1;
      return [...events, { id, text: [text, ...keys].join(' + ') }].slice(-5);
    });
  }

  const columns: ColumnsType<ProjectFile> = [
    { title: 'Name', dataIndex: 'name' },
    {
      title: 'Owner',
      dataIndex: 'owner',
      onCell: ({ name }) => ({
        onClick: (event: MouseEvent) => log(`Cell click: owner of ${name}`, event),
      }),
      // A button makes the cell usable by keyboard. Its click bubbles up to the cell and the row.
      render: (owner: string) => (
        <button type="button" className="action">
          {owner}
        </button>
      ),
    },
    { title: 'Changed', dataIndex: 'changed' },
  ];

  return (
    <>
      <Table
        className="files"
        rowKey="path"
        columns={columns}
        data={projectFiles}
        rowClassName="clickable"
        onRow={({ name }) => ({
          onClick: (event: MouseEvent) => log(`Row click: ${name}`, event),
          onDoubleClick: (event: MouseEvent) => log(`Row double click: ${name}`, event),
        })}
        components={{ ExpandIcon: FolderIcon }}
        expandable={{ defaultExpandedRowKeys: ['survey'], indentSize: 20 }}
      />
      <div className="event-log" role="log" aria-label="Events">
        {events.length === 0 && 'Click a row, double-click it, or click an owner.'}
        <ol>
          {events.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ol>
      </div>
    </>
  );
}

function FolderIcon(props: ExpandIconProps<ProjectFile>) {
  return <ExpandButton {...props} label={`Files in ${props.record?.name}`} />;
}
