import { box, code, label, path, picture, shape, view, INK, type Drawing, type Shape } from './shapes';

/** How widths are calculated, at half of their size: a strip of three columns for each rule. */
export const columnWidths: Drawing = (say) => {
  const none = say('none', '无');
  const rest = say('takes the rest', '占用剩余宽度');
  const grow = say('all grow', '都变宽');
  const share = say('per cent keep their share', '百分比保持比例');
  return [
    picture(
      304,
      208,
      label(2, 14, say('Both layouts, box of 600 px', '两种布局，容器 600 px'), TITLE),
      strip(32, `100, 100, ${none}`, rest, 600, [100, 100, 400]),
      strip(94, '100, 100, 100', grow, 600, [200, 200, 200]),
      strip(156, '50 %, 100, 100', share, 600, [300, 150, 150]),
    ),
    picture(
      304,
      146,
      label(2, 14, say(`Box of 300 px: 200, 200, ${none}`, `容器 300 px：200、200、${none}`), TITLE),
      strip(32, "'auto'", say('columns shrink', '列变窄'), 300, [125, 125, 50]),
      strip(94, "'fixed'", say('the table grows', '表格变宽'), 300, [200, 200, 0]),
      path('M202 108v40', INK.line, { strokeWidth: 2 }),
      code(208, 132, '0'),
    ),
  ];
};

const TITLE = { fill: INK.text, fontWeight: 600 };

/** Columns in a box, with what is set and what becomes of it. */
function strip(y: number, set: string, note: string, room: number, widths: readonly number[]): Shape {
  const lefts = widths.map((_, at) => 2 + widths.slice(0, at).reduce((sum, one) => sum + one / 2, 0));
  const shown = widths.filter((width) => width > 0);
  return shape(
    'g',
    {},
    code(2, y + 12, set),
    label(302, y + 12, note, { textAnchor: 'end' }),
    ...shown.map((width, at) => box(lefts[at]!, y + 20, width / 2, 28, { fill: INK.soft, rx: 0 })),
    ...shown.map((width, at) => code(lefts[at]! + 6, y + 38, String(width))),
    view(2, y + 20, room / 2, 28),
  );
}
