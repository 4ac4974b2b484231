import { expect, it } from 'vitest';
import { drawPicture } from './draw-picture';

const table = (rows: string) => `<table>${rows}</table>`;

it('keeps cells beside one that spans rows in the columns that are left', () => {
  const picture = drawPicture('a', table('<tr><td rowspan="2">aaaaa</td><td>bbbbb</td></tr><tr><td>ccccc</td></tr>'));
  expect(picture).toContain('d="M20 20h140v36h-140zM160 20h140v18h-140zM160 38h140v18h-140z"');
});

it('joins what looks alike into one path', () => {
  const picture = drawPicture('a', table(Array.from({ length: 6 }, () => '<tr><td>a</td><td>b</td></tr>').join('')));
  expect(picture.match(/<path /g)).toHaveLength(3);
});

it('draws no more of the header than the body shows', () => {
  const head =
    '<div role="row"><b role="columnheader">a</b><b role="columnheader">b</b><b role="columnheader">c</b></div>';
  const body = '<div role="row"><i role="cell">a</i><i role="cell">b</i></div>';
  const picture = drawPicture('a', `<div role="table">${head}${body}</div>`);
  expect(picture).toContain('d="M20 20h140v18h-140zM160 20h140v18h-140z"');
  expect(picture).toContain('d="M20 38h140v18h-140zM160 38h140v18h-140z"');
});

it('draws the table below the controls that precede it', () => {
  const picture = drawPicture('a', `<div><button>Go</button></div>${table('<tr><td>a</td></tr>')}`);
  expect(picture).toContain('M20 20h28.8v14h-28.8z');
  expect(picture).toContain('M20 42h280v18h-280z');
});

it('shows the last two of many lines of controls, so that there is room for the table', () => {
  const controls = (count: number) => '<p><button>Go</button></p>'.repeat(count);
  const rows = (count: number) => table('<tr><td>a</td></tr>'.repeat(count));
  const picture = drawPicture('a', controls(5) + rows(8));
  expect(picture).toContain('M20 64h280v18h-280z');
  expect(picture.match(/h28\.8v14/g)).toHaveLength(2);
  // What fits stays whole.
  expect(drawPicture('a', controls(3) + rows(1)).match(/h28\.8v14/g)).toHaveLength(3);
});

it('shows texts in accented cells, too', () => {
  const picture = drawPicture('a', table('<tr><td>aaaa</td></tr>'), () => undefined);
  const accented = drawPicture('a', table('<tr><td>aaaa</td></tr>'), ({ tag }) =>
    tag === 'td' ? { as: 'cell', accent: true } : undefined,
  );
  const colourOf = (drawn: string) => /stroke="([^"]+)" stroke-linecap/.exec(drawn)?.[1];
  expect(colourOf(accented)).toContain('--accent');
  expect(colourOf(picture)).not.toBe(colourOf(accented));
});

it('enlarges a few small parts, in the middle', () => {
  // 48 wide and 14 tall, twice.
  expect(drawPicture('a', '<button>Menu items</button>')).toContain('d="M112 61h96v28h-96z"');
  const many = '<button>Menu items</button>'.repeat(9);
  expect(drawPicture('a', many)).toContain('h72v21h-72z');
  expect(drawPicture('a', many.repeat(3))).toContain('d="M20 20h48v14h-48z');
});

it('begins long content at the top, and leaves out what is below the picture', () => {
  const picture = drawPicture('a', '<p>text</p>'.repeat(30));
  expect(picture).toContain('M22.5 25h');
  const middles = [...picture.matchAll(/M22\.5 ([\d.]+)/g)].map(([, y]) => Number(y));
  expect(Math.max(...middles)).toBeLessThan(160);
});

it('draws text over the boxes that it is in, whatever came first', () => {
  const picture = drawPicture('a', `<b>a</b>${table('<tr><th>head</th></tr>')}`);
  expect(picture.indexOf('var(--text-soft)')).toBeGreaterThan(picture.indexOf('fill="var(--line)"'));
  const boxes = drawPicture('a', `<img><pre><img></pre>`);
  expect(boxes.lastIndexOf('var(--accent-soft)')).toBeGreaterThan(boxes.indexOf('fill="var(--bg)"'));
});

it('is a symbol of the demo, without colours of its own', () => {
  const picture = drawPicture('simple', table('<tr><th>a</th></tr>'));
  expect(picture).toMatch(/^<symbol id="simple" viewBox="0 0 320 150">.*<\/symbol>$/);
  expect(picture).not.toMatch(/#[0-9a-f]{3}/);
});

it('draws a demo without content as an empty frame', () => {
  expect(drawPicture('a', '<p></p>')).toContain('d="M20 20h280v110h-280z"');
});
