import { createContext, useContext, type ComponentProps } from 'react';
import { useSortable } from '@dnd-kit/sortable';

const RowContext = createContext<ReturnType<typeof useSortable> | null>(null);

export interface SortableRowProps extends ComponentProps<'tr'> {
  'data-row-key': string;
}

/** Replaces `tr`. The row follows the pointer, and makes room for others. */
export function SortableRow(props: SortableRowProps) {
  const sortable = useSortable({ id: props['data-row-key'] });
  const { setNodeRef, transform, transition, isDragging } = sortable;
  const style = {
    ...props.style,
    transform: transform ? `translateY(${transform.y}px)` : undefined,
    transition,
  };
  return (
    <RowContext value={sortable}>
      <tr {...props} ref={setNodeRef} style={style} data-dragging={isDragging || undefined} />
    </RowContext>
  );
}

/** The button that moves the row it is in, by pointer, touch and keyboard. */
export function DragHandle({ label }: { label: string }) {
  const sortable = useContext(RowContext);
  return (
    <button
      {...sortable?.attributes}
      {...sortable?.listeners}
      ref={sortable?.setActivatorNodeRef}
      type="button"
      className="drag-handle"
      aria-label={label}
    />
  );
}
