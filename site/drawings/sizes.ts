import { box, code, INK, label, picture, type Drawing } from './shapes';

/** Kilobytes of the smallest working table of each library, as in the guide that compares them. */
export const SIZES = {
  'TanStack Table': 11,
  'this library': 29,
  'AG Grid': 212,
  'Ant Design Table': 213,
  'MUI X Data Grid': 254,
};

/** Height of a row, where the bars start, and how long the longest is. */
const [ROW, START, LONGEST] = [28, 122, 168];

/** A bar for each library. */
export const sizes: Drawing = (say) => {
  const all = Object.entries(SIZES);
  const most = Math.max(...Object.values(SIZES));
  const rows = all.flatMap(([name, size], at) => {
    const isOurs = name === 'this library';
    const length = Math.round((size / most) * LONGEST);
    const fill = isOurs ? INK.accent : INK.line;
    return [
      label(
        0,
        at * ROW + 18,
        isOurs ? say('this library', '本组件') : name,
        isOurs ? { fill: INK.text, fontWeight: 600 } : {},
      ),
      box(START, at * ROW + 5, length, 18, { fill, stroke: 'none' }),
      code(START + length + 8, at * ROW + 18, `${size} kB`),
    ];
  });
  return [picture(340, all.length * ROW, ...rows)];
};
