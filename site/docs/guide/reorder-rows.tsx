import { useState } from 'react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Announcements, DragEndEvent, UniqueIdentifier } from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import Table, { type ColumnsType } from '@rc-component/table';
import { DragHandle, SortableRow } from './sortable-row';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './reorder-rows.css';

interface Item {
  id: string;
  topic: string;
  minutes: number;
}

const agenda: Item[] = [
  { id: 'figures', topic: 'Figures of the quarter', minutes: 20 },
  { id: 'release', topic: 'Release 4.2', minutes: 30 },
  { id: 'support', topic: 'Support rota', minutes: 10 },
  { id: 'office', topic: 'Office in Porto', minutes: 15 },
  { id: 'questions', topic: 'Questions', minutes: 15 },
];

const components = { body: { row: SortableRow } };

export default function ReorderRows() {
  const [items, setItems] = useState(agenda);
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const indexOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id);

  function move({ active, over }: DragEndEvent) {
    if (over) setItems(arrayMove(items, indexOf(active.id), indexOf(over.id)));
  }

  const describe = (id: UniqueIdentifier, place: UniqueIdentifier) =>
    `${items[indexOf(id)]?.topic}: position ${indexOf(place) + 1} of ${items.length}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Moving ${describe(active.id, active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `Moving ${describe(active.id, over.id)}.` : undefined,
    onDragEnd: ({ active, over }) => `Dropped ${describe(active.id, over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `Cancelled. ${describe(active.id, active.id)}.`,
  };

  const columns: ColumnsType<Item> = [
    {
      title: <span className="spoken">Move</span>,
      key: 'move',
      width: 60,
      render: (_, { topic }) => <DragHandle label={`Move ${topic}`} />,
    },
    {
      title: 'Starts',
      key: 'starts',
      width: 90,
      render: (_, _item, index) => startOf(items, index),
    },
    { title: 'Topic', dataIndex: 'topic', rowScope: 'row' },
    { title: 'Minutes', dataIndex: 'minutes', width: 100, align: 'end' },
  ];

  return (
    <DndContext
      id="agenda"
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements }}
      onDragEnd={move}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        <Table
          rowKey="id"
          columns={columns}
          data={items}
          components={components}
          aria-label="Agenda"
        />
      </SortableContext>
    </DndContext>
  );
}

/** The time at which an item starts, when the meeting begins at 10:00. */
function startOf(items: Item[], index: number) {
  const minutes = items.slice(0, index).reduce((sum, item) => sum + item.minutes, 10 * 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
