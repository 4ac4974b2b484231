import { useState, type MouseEvent } from 'react';
import Table, { type ColumnsType, type ExpandIconProps } from '@rc-component/table';
import { ExpandButton } from './expand-button';
import { projectFiles, type ProjectFile } from './project-files';
import './table.css';
import './demo-controls.css';
import './row-and-cell-click.css';

/** Events that the log has room for. */
const ROOM = 6;
const MODIFIERS = ['Control', 'Shift', 'Alt', 'Meta'] as const;

function FolderIcon(props: ExpandIconProps<ProjectFile>) {
  return <ExpandButton {...props} label={`Content of ${props.type === 'all' ? 'all folders' : props.record.name}`} />;
}

const components = { ExpandIcon: FolderIcon };

export default function RowAndCellClick() {
  const [events, setEvents] = useState<string[]>([]);
  const [stopped, setStopped] = useState(false);

  function note(text: string, event: MouseEvent) {
    const held = MODIFIERS.filter((key) => event.getModifierState(key));
    setEvents((before) => [...before, held.length > 0 ? `${text}, with ${held.join(' and ')}` : text]);
  }

  const columns: ColumnsType<ProjectFile> = [
    { title: 'Name', dataIndex: 'name', key: 'name' },
    {
      title: 'Owner',
      dataIndex: 'owner',
      key: 'owner',
      // The button brings the keyboard here: its click goes up through the cell and the row like any other.
      render: (owner: string, { name }) => (
        <button type="button" className="action" aria-label={`${owner}, owner of ${name}`}>
          {owner}
        </button>
      ),
      onCell: ({ name }) => ({
        onClick(event: MouseEvent) {
          if (stopped) event.stopPropagation();
          note(`Cell click: owner of ${name}`, event);
        },
      }),
    },
    { title: 'Changed', dataIndex: 'changed', key: 'changed' },
    {
      title: 'Open',
      key: 'open',
      render: (_, { name }) => (
        <button
          type="button"
          className="action"
          aria-label={`Open ${name}`}
          onClick={(event) => {
            event.stopPropagation();
            note(`Button click: ${name}`, event);
          }}
        >
          Open
        </button>
      ),
    },
  ];

  const shown = events.slice(-ROOM);
  return (
    <>
      <div className="controls">
        <label>
          <input type="checkbox" checked={stopped} onChange={(event) => setStopped(event.target.checked)} />
          Stop the click at the cell
        </label>
        <button type="button" onClick={() => setEvents([])}>
          Clear the log
        </button>
      </div>
      <div className="event-log" role="log" aria-label="Events">
        {shown.length === 0 && <p>Click an owner, click elsewhere in a row, or click twice.</p>}
        <ol start={events.length - shown.length + 1}>
          {shown.map((text, place) => (
            <li key={events.length - shown.length + place}>{text}</li>
          ))}
        </ol>
      </div>
      <Table
        className="project-files"
        rowKey="path"
        columns={columns}
        data={projectFiles}
        components={components}
        rowClassName="clickable"
        expandable={{ defaultExpandedRowKeys: ['survey'], indentSize: 20 }}
        onRow={({ name }) => ({
          onClick: (event: MouseEvent) =>
            note(event.detail === 2 ? `Row click: ${name}, second` : `Row click: ${name}`, event),
          onDoubleClick(event: MouseEvent) {
            // Two clicks on a button in the row are no double click of the row.
            if (event.target instanceof Element && event.target.closest('button')) return;
            note(`Row double click: ${name}`, event);
          },
        })}
      />
    </>
  );
}
