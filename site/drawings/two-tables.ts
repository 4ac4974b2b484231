import { arrow, box, code, grid, label, picture, view, INK, type Drawing } from './shapes';

const WIDTHS = [70, 110, 60];

/** The header and the body of a table with a fixed header. */
export const twoTables: Drawing = (say) => [
  picture(
    340,
    240,
    code(1, 12, '.rc-table-header > table'),
    grid({ x: 1, y: 22, widths: WIDTHS, rows: 1, height: 28 }),
    box(241, 22, 12, 28, { fill: INK.soft }),
    ...[36, 126, 211].map((x) => arrow(x, 92, 0, -36)),
    label(222, 79, say('column widths', '列宽')),
    grid({ x: 1, y: 98, widths: WIDTHS, rows: 5, height: 22, head: false }),
    box(241, 98, 12, 96, { fill: INK.soft, stroke: 'none' }),
    box(244, 102, 6, 38, { fill: INK.line, stroke: 'none' }),
    box(-1, 194, 244, 16, { fill: INK.ground, stroke: 'none', opacity: 0.6 }),
    view(1, 98, 252, 96),
    arrow(268, 106, 0, 78, true),
    label(278, 150, say('scrolls', '滚动')),
    code(1, 230, '.rc-table-body > table'),
  ),
];
