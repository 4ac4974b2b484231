import { useState, type ReactNode } from 'react';
import Table, { type ColumnType, type RenderedCell } from '@rc-component/table';
import { focusableScrollArea } from './focusable-scroll-area';
import { programme, type Hall, type Session, type Slot } from './programme';
import { Counted, createRenderCounter, RenderCount } from './render-counter';
import { SessionLabel } from './session-label';
import './table.css';
import './demo-controls.css';

export default function ColspanRowspanLegacy() {
  const [counter] = useState(createRenderCounter);
  const [columns] = useState((): ColumnType<Slot>[] => {
    const counted = (content: ReactNode) => <Counted counter={counter}>{content}</Counted>;

    const hallColumn = (hall: Hall, title: string): ColumnType<Slot> => ({
      title,
      dataIndex: hall,
      render: (session?: Session): RenderedCell<Slot> =>
        session
          ? {
              children: counted(<SessionLabel {...session} />),
              props: { colSpan: session.halls, rowSpan: session.slots },
            }
          : { props: { colSpan: 0 } },
    });

    return [
      { title: 'Time', dataIndex: 'from', colSpan: 2, width: 64, render: counted },
      { title: 'Until', dataIndex: 'to', colSpan: 0, width: 64, render: counted },
      hallColumn('main', 'Main hall'),
      hallColumn('studio', 'Studio'),
      hallColumn('library', 'Library'),
    ];
  });

  return (
    <>
      <div className="controls">
        <RenderCount counter={counter} />
      </div>
      <Table
        ref={focusableScrollArea}
        className="programme"
        rowKey="from"
        columns={columns}
        data={programme}
        tableLayout="fixed"
        scroll={{ x: 600 }}
      />
    </>
  );
}
