import { useState, type MouseEvent } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { RowMenu, type MenuPlace } from './row-menu';
import './table.css';
import './demo-controls.css';

interface Recording {
  id: string;
  name: string;
  length: string;
}

interface OpenMenu extends MenuPlace {
  recording: Recording;
}

export default function ContextMenu() {
  const [rows, setRows] = useState(recordings);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [done, setDone] = useState('Nothing chosen yet');

  function openMenu(event: MouseEvent<HTMLElement>, recording: Recording) {
    event.preventDefault(); // the browser's menu
    const isMouse = event.type === 'contextmenu' && event.button === 2;
    const { left, bottom } = event.currentTarget.getBoundingClientRect();
    setMenu({
      recording,
      left: isMouse ? event.clientX : left,
      top: isMouse ? event.clientY : bottom,
    });
  }

  function choose(action: string, recording: Recording) {
    if (action === 'Delete') setRows(rows.filter((row) => row !== recording));
    setDone(`${action}: ${recording.name}`);
  }

  const columns: ColumnsType<Recording> = [
    { title: 'Recording', dataIndex: 'name', rowScope: 'row' },
    { title: 'Length', dataIndex: 'length', width: 80, align: 'end' },
    {
      title: <span className="spoken">Menu</span>,
      key: 'menu',
      width: 64,
      align: 'center',
      render: (_, recording) => (
        <button
          type="button"
          className="action"
          aria-label={`Menu of ${recording.name}`}
          aria-haspopup="menu"
          onClick={(event) => openMenu(event, recording)}
        >
          ⋯
        </button>
      ),
    },
  ];

  return (
    <>
      <div className="controls">
        <output>{done}</output>
      </div>
      <Table
        rowKey="id"
        columns={columns}
        data={rows}
        onRow={(recording) => ({ onContextMenu: (event) => openMenu(event, recording) })}
        aria-label="Recordings"
      />
      {menu && (
        <RowMenu
          key={menu.recording.id}
          label={`Menu of ${menu.recording.name}`}
          place={menu}
          actions={['Play', 'Rename', 'Delete']}
          onChoose={(action) => choose(action, menu.recording)}
          onClose={() => setMenu(null)}
        />
      )}
    </>
  );
}

const recordings: Recording[] = [
  { id: 'r1', name: 'Blackbird at dawn', length: '3:12' },
  { id: 'r2', name: 'Rain on a tent', length: '8:40' },
  { id: 'r3', name: 'Ferry engine', length: '2:05' },
];
