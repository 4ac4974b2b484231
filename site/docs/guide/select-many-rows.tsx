import { useState, useSyncExternalStore, type ReactNode } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { focusableScrollArea } from '../demo/focusable-scroll-area';
import { createRenderLog, Logged, LoggedCount } from './render-log';
import { SelectCheckbox } from './select-checkbox';
import { createSelectionStore, type SelectionStore } from './selection-store';
import '../demo/table.css';
import '../demo/demo-controls.css';

interface Seat {
  id: number;
  block: string;
  price: number;
}

const seats: Seat[] = Array.from({ length: 300 }, (_, index) => ({
  id: index + 1,
  block: 'ABCDEF'[Math.floor(index / 50)] ?? '',
  price: 18 + 4 * (index % 5),
}));
const ids = seats.map(({ id }) => id);

const log = createRenderLog();
const logged = (content: ReactNode) => <Logged log={log}>{content}</Logged>;

/** Reads its own state from the store, so it renders when its row is selected, and then alone. */
function SeatCheckbox({ id, selection }: { id: number; selection: SelectionStore }) {
  const isSelected = () => selection.get().has(id);
  const checked = useSyncExternalStore(selection.subscribe, isSelected, isSelected);
  return logged(
    <SelectCheckbox
      label={`Select seat ${id}`}
      checked={checked}
      onChange={({ target }) => {
        log.start();
        selection.change([id], target.checked);
      }}
    />,
  );
}

function AllSeatsCheckbox({ selection }: { selection: SelectionStore }) {
  const { size } = useSyncExternalStore(selection.subscribe, selection.get, selection.get);
  return (
    <SelectCheckbox
      label="Select all seats"
      checked={size === ids.length}
      indeterminate={size > 0 && size < ids.length}
      onChange={({ target }) => selection.change(ids, target.checked)}
    />
  );
}

function SelectedCount({ selection }: { selection: SelectionStore }) {
  const { size } = useSyncExternalStore(selection.subscribe, selection.get, selection.get);
  return <output>{size} of 300 selected</output>;
}

export default function SelectManyRows() {
  const [selection] = useState(createSelectionStore);

  // The columns don't depend on what is selected.
  const columns: ColumnsType<Seat> = [
    {
      key: 'select',
      width: 56,
      title: <AllSeatsCheckbox selection={selection} />,
      render: (_, { id }) => <SeatCheckbox id={id} selection={selection} />,
    },
    { title: 'Seat', dataIndex: 'id', rowScope: 'row', render: logged },
    { title: 'Block', dataIndex: 'block', render: logged },
    { title: 'Price', dataIndex: 'price', align: 'end', render: (price) => logged(`£${price}`) },
  ];

  return (
    <>
      <div className="controls">
        <SelectedCount selection={selection} />
        <LoggedCount log={log} />
      </div>
      <Table
        className="seats"
        ref={focusableScrollArea}
        rowKey="id"
        columns={columns}
        data={seats}
        scroll={{ y: 300 }}
        aria-label="Seats"
      />
    </>
  );
}
