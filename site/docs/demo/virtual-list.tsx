import Table, { type ColumnsType } from '@rc-component/table';
import { List, useListRef, type RowComponentProps } from 'react-window';
import { stars, type Star } from './star-catalogue';
import './table.css';
import './demo-controls.css';
import './virtual-list.css';

const HEIGHT = 440;

const columns: ColumnsType<Star> = [
  { title: 'Star', key: 'number', width: 96 },
  // Takes the remaining width: see the stylesheet.
  { title: 'Seen in', key: 'constellation', width: 96 },
  { title: 'Distance', key: 'distance', width: 104, align: 'end' },
];

interface RowProps {
  data: readonly Star[];
  scrollbarSize: number;
}

function StarRow({ index, style, data, scrollbarSize }: RowComponentProps<RowProps>) {
  const star = data[index];
  if (!star) return null;
  const gridTemplateColumns = `96px 1fr ${104 - scrollbarSize}px`;
  return (
    <div
      role="row"
      aria-rowindex={index + 1}
      className="star"
      style={{ ...style, gridTemplateColumns }}
    >
      <div role="cell">{star.number.toLocaleString('en')}</div>
      <div role="cell">{star.constellation}</div>
      <div role="cell">{star.distance.toLocaleString('en')} ly</div>
    </div>
  );
}

export default function VirtualList() {
  const list = useListRef(null);
  const goTo = (index: number) => list.current?.scrollToRow({ index, align: 'start' });

  return (
    <>
      <div className="controls">
        <button type="button" onClick={() => goTo(0)}>
          First star
        </button>
        <button type="button" onClick={() => goTo(49_999)}>
          Star 50,000
        </button>
        <button type="button" onClick={() => goTo(99_999)}>
          Last star
        </button>
      </div>
      <Table
        className="stars"
        rowKey="number"
        columns={columns}
        data={stars}
        scroll={{ x: '100%', y: HEIGHT }}
        components={{
          body: (data, { scrollbarSize }) => (
            <List
              className="star-list"
              style={{ height: HEIGHT }}
              listRef={list}
              rowComponent={StarRow}
              rowCount={data.length}
              rowHeight={44}
              rowProps={{ data, scrollbarSize }}
              role="table"
              aria-label="Stars"
              aria-rowcount={data.length}
              tabIndex={0}
            />
          ),
        }}
      />
    </>
  );
}
