import { box, grid, label, picture, INK, type Drawing, type Shape } from './shapes';

/** What gets onto paper: the header on each page, the rows in view alone, or all rows without another header. */
export const paper: Drawing = (say) => [
  pages(say('without scroll', '没有 scroll'), [8, true], [4, true]),
  pages('scroll.y', [4, true]),
  pages(say('scroll.y, all rows', 'scroll.y，打印所有行'), [8, true], [4, false]),
];

/** Pages side by side, with their numbers of rows; true where the first one is the header. */
const pages = (title: string, ...all: [rows: number, hasHeader: boolean][]): Shape =>
  picture(
    164,
    134,
    label(1, 12, title),
    ...all.flatMap(([rows, hasHeader], at) => {
      const x = 1 + at * 85;
      return [
        box(x, 22, 76, 108),
        grid({ x: x + 7, y: 30, widths: [18, 26, 18], rows, height: 11, head: false }),
        ...(hasHeader ? [box(x + 7, 30, 62, 11, { fill: INK.accentSoft, stroke: INK.accent, rx: 1 })] : []),
      ];
    }),
  );
