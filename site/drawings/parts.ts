import { box, code, label, picture, shape, INK, type Drawing, type Shape } from './shapes';

/** A part of a table: the end of its class name, and what is in it. Cells are side by side. */
type Part = [name: string, ...inner: Part[]];

const CELLS: Part[] = [['cell'], ['cell']];

const PLAIN: Part[] = [
  ['title'],
  [
    'container',
    ['content', ['thead', ...CELLS], ['tbody', ['row', ...CELLS], ['expanded-row', ['cell']]], ['summary']],
  ],
  ['footer'],
];

const FIXED: Part[] = [
  [
    'container',
    ['header', ['thead', ['cell-fix'], ['cell']]],
    ['body', ['tbody', ['row', ['cell-fix'], ['cell']]]],
    ['summary'],
  ],
];

/** The parts of a table with their class names: a plain one, and one whose header, first column and summary are fixed. */
export const parts: Drawing = (say) => [
  diagram(say('A plain table', '普通表格'), PLAIN),
  diagram(say('scroll.y, fixed column and summary', 'scroll.y、固定列和固定的总结栏'), FIXED),
];

function diagram(title: string, inner: Part[]): Shape {
  const root: Part = ['', ...inner];
  return picture(
    340,
    heightOf(root) + 26,
    label(1, 12, title, { fill: INK.text, fontWeight: 600 }),
    ...draw(root, 1, 24, 338),
  );
}

const LINE = 24;
const PAD = 6;

const isCell = ([name]: Part) => name.startsWith('cell');

function heightOf([, ...inner]: Part): number {
  if (inner.length === 0) return LINE;
  const heights = inner.map((part) => heightOf(part) + PAD);
  return LINE + (inner.every(isCell) ? LINE + PAD : heights.reduce((sum, one) => sum + one, 0));
}

function draw(part: Part, x: number, y: number, width: number): Shape[] {
  const [name, ...inner] = part;
  const look = { fill: isCell(part) ? INK.accentSoft : 'none', stroke: isCell(part) ? INK.accent : INK.line };
  const areCells = inner.length > 0 && inner.every(isCell);
  let top = y + LINE;
  const inside = inner.flatMap((one, at): Shape[] => {
    const room = width - 2 * PAD;
    if (areCells) {
      const each = (room - PAD * (inner.length - 1)) / inner.length;
      return draw(one, x + PAD + at * (each + PAD), top, each);
    }
    const shapes = draw(one, x + PAD, top, room);
    top += heightOf(one) + PAD;
    return shapes;
  });
  return [
    shape(
      'g',
      {},
      box(x, y, width, heightOf(part), look),
      code(x + 8, y + 16, name === '' ? '.rc-table' : `.rc-table-${name}`, isCell(part) ? { fontSize: 11 } : {}),
    ),
    ...inside,
  ];
}
