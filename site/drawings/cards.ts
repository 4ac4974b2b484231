import { bars, box, grid, label, path, picture, INK, type Drawing } from './shapes';

/** The same rows as a table, and as cards in a narrow box. One row is emphasised in both. */
export const cards: Drawing = (say) => {
  const titles = [say('Order', '订单'), say('Customer', '客户'), say('Total', '合计')];
  return [
    picture(
      330,
      150,
      label(1, 12, say('560 px and wider', '560 px 及以上')),
      grid({ x: 1, y: 24, widths: [90, 140, 98], rows: 4, height: 30, lengths: [0.5, 0.7, 0.5] }),
      box(1, 24, 328, 30, { fill: INK.soft }),
      ...titles.map((title, at) => label([10, 100, 240][at]!, 44, title)),
      box(1, 54, 328, 30, { fill: INK.accentSoft, stroke: INK.accent }),
      bars('M10 69h36M100 69h80M240 69h44', INK.quiet),
    ),
    picture(
      190,
      222,
      label(1, 12, say('narrower', '更窄')),
      ...[0, 1].flatMap((at) => {
        const y = 24 + at * 100;
        return [
          box(1, y, 188, 90, at === 0 ? { fill: INK.accentSoft, stroke: INK.accent } : {}),
          path(`M1 ${y + 30}h188M1 ${y + 60}h188`, at === 0 ? INK.accent : INK.line, { opacity: 0.5 }),
          ...titles.map((title, line) => label(10, y + 20 + line * 30, title)),
          bars(
            [36, 80, 44].map((length, line) => `M${179 - length} ${y + 15 + line * 30}h${length}`).join(''),
            at === 0 ? INK.quiet : INK.line,
          ),
        ];
      }),
    ),
  ];
};
