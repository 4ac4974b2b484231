import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '@rc-component/table/assets/index.css';
import { createStaff } from './staff';
import { renders, TABLES, type TableName } from './tables';
import './tables.css';

/** Runs `work` at the start of an animation frame and waits until that frame has been painted. */
function paint(work: () => void): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(), { once: true });
      port1.start();
      flushSync(work);
      // Answered after this frame has been laid out and painted.
      port2.postMessage(undefined);
    });
  });
}

/** Paints what `work` renders and counts the calls of `render`. */
async function count(work: () => void) {
  renders.count = 0;
  await paint(work);
  return { renders: renders.count };
}

const CHANGED = 3;
const root = createRoot(document.querySelector('#root')!);
let name: TableName = 'plain';
let data = createStaff(Number(new URLSearchParams(location.search).get('rows')));

function Bench() {
  return TABLES[name](data);
}

window.benchTable = {
  mount(table) {
    name = table as TableName;
    return count(() => root.render(<Bench />));
  },
  updateCell() {
    return count(() => {
      data = data.map((row, at) => (at === CHANGED ? { ...row, hours: row.hours + 1 } : row));
      root.render(<Bench />);
    });
  },
  updateParent: () => count(() => root.render(<Bench />)),
  countNodes: () => document.querySelectorAll('#root *').length,
};
