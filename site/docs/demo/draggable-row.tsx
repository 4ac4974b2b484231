import { useRef, type HTMLAttributes } from 'react';
import { useDrag, useDrop } from 'react-dnd';

export interface DraggableRowProps extends HTMLAttributes<HTMLTableRowElement> {
  index: number;
  onMove: (from: number, to: number) => void;
}

/** Replaces `tr` with a row that is both drag source and drop target. */
export function DraggableRow({ index, onMove, className, ...props }: DraggableRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  const [dragClass, drag] = useDrag({
    type: 'row',
    item: { index },
    collect: (monitor) => (monitor.isDragging() ? 'row-dragging' : ''),
  });
  const [dropClass, drop] = useDrop({
    accept: 'row',
    drop: (dragged: { index: number }) => onMove(dragged.index, index),
    collect: (monitor) => {
      const dragged = monitor.isOver() ? monitor.getItem() : null;
      if (!dragged || dragged.index === index) return '';
      return dragged.index < index ? 'row-drop-below' : 'row-drop-above';
    },
  });
  drag(drop(row));
  return (
    <tr {...props} ref={row} className={`${className} draggable-row ${dragClass} ${dropClass}`} />
  );
}
