import { useRef, useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { cityClimates, months, type CityClimate } from './city-climates';
import { focusableScrollArea } from './focusable-scroll-area';
import './table.css';
import './demo-controls.css';
import './sticky-in-dialog.css';

const columns: ColumnsType<CityClimate> = [
  { title: 'City', dataIndex: 'city', width: 120, fixed: 'start', rowScope: 'row' },
  ...months.map((title, month) => ({
    title,
    dataIndex: ['means', month],
    width: 64,
    align: 'end' as const,
    render: (mean: number) => mean.toFixed(1),
  })),
];

/** Fills an element that scrolls. The table is rendered once the element exists. */
function Climates() {
  const [box, setBox] = useState<HTMLElement | null>(null);
  return (
    <div ref={setBox} className="dialog-content">
      {box && (
        <Table
          ref={focusableScrollArea}
          rowKey="city"
          columns={columns}
          data={cityClimates}
          scroll={{ x: 888 }}
          sticky={{ getContainer: () => box }}
          aria-label="Mean temperatures in °C"
        />
      )}
    </div>
  );
}

export default function StickyInDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [place, setPlace] = useState('dialog');
  const [open, setOpen] = useState(false);

  function show(where: string) {
    setPlace(where);
    setOpen(true);
    dialog.current?.showModal();
  }

  return (
    <div className="controls">
      <button type="button" onClick={() => show('dialog')}>
        Open the dialog
      </button>
      <button type="button" onClick={() => show('drawer')}>
        Open the drawer
      </button>
      <dialog
        ref={dialog}
        className={`table-dialog ${place}`}
        aria-labelledby="climates"
        onClose={() => setOpen(false)}
      >
        <div className="dialog-header controls">
          <h2 id="climates">Climates</h2>
          <button type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        {open && <Climates />}
      </dialog>
    </div>
  );
}
