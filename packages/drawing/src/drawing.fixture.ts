import type { Drawing } from './layer';

const font = { family: 'system-ui, sans-serif', size: 14, weight: 400, italic: false, spacing: 0 };

/** A table of one cell in a frame, with a button and an icon: each kind of layer, in each look it may have. */
export const drawing: Drawing = {
  name: 'Rows & columns',
  width: 200,
  height: 100,
  layers: [
    {
      type: 'shape',
      name: 'Page',
      box: { x: 0, y: 0, width: 200, height: 100 },
      radii: [0, 0, 0, 0],
      fill: [255, 255, 255, 1],
      shadows: [],
    },
    {
      type: 'group',
      name: 'Table: Stations',
      opacity: 1,
      clip: { box: { x: 10, y: 10, width: 180, height: 60 }, radii: [8, 8, 8, 8] },
      layers: [
        {
          type: 'shape',
          name: 'Ground',
          box: { x: 10, y: 10, width: 180, height: 60 },
          radii: [8, 8, 0, 0],
          fill: [13, 16, 21, 0.5],
          stroke: { color: [227, 230, 235, 1], width: 1 },
          shadows: [{ x: 0, y: 4, blur: 16, spread: 0, color: [0, 0, 0, 0.2] }],
        },
        {
          type: 'text',
          text: 'Aurora <7>',
          box: { x: 24, y: 20, width: 80, height: 16 },
          ascent: 13,
          align: 'left',
          font: { ...font, weight: 600 },
          color: [21, 24, 30, 1],
          underlined: false,
        },
        {
          type: 'text',
          text: '1,204',
          box: { x: 120, y: 20, width: 60, height: 16 },
          ascent: 13,
          align: 'right',
          font,
          color: [21, 24, 30, 0.6],
          underlined: true,
        },
      ],
    },
    {
      type: 'group',
      name: 'Table: Stations',
      opacity: 0.5,
      layers: [
        {
          type: 'path',
          name: 'Icon',
          lines: [
            {
              points: [
                [20, 80],
                [24, 84],
                [28, 80],
              ],
              closed: false,
            },
          ],
          stroke: { color: [36, 86, 227, 1], width: 1.6, round: true },
        },
        {
          type: 'path',
          name: 'Icon',
          lines: [
            {
              points: [
                [40, 80],
                [48, 80],
                [44, 88],
              ],
              closed: true,
            },
            {
              points: [
                [42, 90],
                [46, 90],
              ],
              closed: false,
            },
          ],
          fill: [36, 86, 227, 1],
          markup: '<circle r="4" transform="matrix(1 0 0 1 44 84)"/>',
        },
      ],
    },
  ],
};
