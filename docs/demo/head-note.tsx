import { createContext, use, useId, type ReactNode } from 'react';

const InMeasureRow = createContext(false);

/** For `measureRowRender`: lets what stands in the hidden row know where it is. */
export function markMeasureRow(row: ReactNode): ReactNode {
  return <InMeasureRow value={true}>{row}</InMeasureRow>;
}

/** A column's title, with a button that opens a note on it. In the hidden row the title alone. */
export function HeadNote({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  if (use(InMeasureRow)) return <span className="head-note">{title}</span>;
  return (
    <span className="head-note">
      {title}
      <button type="button" aria-label={`About ${title}`} popoverTarget={id}>
        i
      </button>
      <span id={id} popover="auto" role="note" className="head-note-text">
        {children}
      </span>
    </span>
  );
}
