import { expect, it } from 'vitest';
import { joinFiles } from './join-files';

it('names each file in a comment of its language', () => {
  expect(joinFiles({ 'a.tsx': 'export {};\n', 'a.css': 'td {}\n\n' })).toBe(
    '// a.tsx\nexport {};\n\n/* a.css */\ntd {}\n',
  );
});
