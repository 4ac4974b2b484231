import { box, code, grid, label, picture, view, INK, type Drawing, type Shape } from './shapes';

/** Width of the container, which is the same in each picture. */
const CONTAINER = 140;

/** The three kinds of `scroll.x`. */
export const scrollX: Drawing = (say) => {
  const kind = (value: string, note: string, widths: number[], text: readonly number[]): Shape =>
    picture(
      240,
      164,
      code(1, 12, `scroll.x: ${value}`),
      grid({ x: 1, y: 24, widths, rows: 3, height: 32, lengths: [0.8, text, 0.7] }),
      ...(sum(widths) > CONTAINER
        ? [
            box(CONTAINER + 3, 18, 236 - CONTAINER, 108, { fill: INK.ground, stroke: 'none', opacity: 0.6 }),
            box(6, 127, Math.round((CONTAINER / sum(widths)) * (CONTAINER - 10)), 6, {
              fill: INK.line,
              stroke: 'none',
            }),
          ]
        : []),
      view(1, 20, CONTAINER, 118),
      label(1, 158, note),
    );
  return [
    kind('true', say('as wide as the container', '与容器同宽'), [38, 62, 40], [1, 1, 0.7]),
    kind('1000', say('the width that you set', '设置的宽度'), [66, 100, 62], [1, 0.6]),
    kind("'max-content'", say('each text on one line', '每段文字占一行'), [56, 130, 52], [1]),
  ];
};

const sum = (widths: readonly number[]) => widths.reduce((all, one) => all + one, 0);
