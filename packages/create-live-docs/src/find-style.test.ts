import { expect, it } from 'vitest';
import { writeFiles } from '../../../tests/support/write-files';
import { findStyle } from './find-style';

const README = `\`\`\`js
import Kit from 'kit';
import 'kit/dist/gone.css';
import "kit/dist/Calendar.css";
\`\`\`
`;

it.each([
  ['what its README imports, if it is there', {}, README, 'kit/dist/Calendar.css'],
  ['a name that many have', {}, '', 'kit/dist/index.css'],
  ['what it exports', { exports: { './all.css': './dist/index.css' } }, README, 'kit/all.css'],
  [
    'what its README imports of that',
    { exports: { './a.css': '', './dist/Calendar.css': '' } },
    README,
    'kit/dist/Calendar.css',
  ],
  ['nothing where nothing is exported', { exports: { '.': './index.js' } }, README, undefined],
])('takes the stylesheet of a library: %s', async (_, manifest, readme, expected) => {
  const folder = await writeFiles({
    'package.json': JSON.stringify({ name: 'kit', ...manifest }),
    'dist/Calendar.css': '',
    'dist/index.css': '',
  });
  expect(findStyle('kit', folder, readme)).toBe(expected);
});
