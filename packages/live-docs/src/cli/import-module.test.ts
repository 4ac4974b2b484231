import { expect, test } from 'vitest';
import { describeFailure } from './import-module';

test.each([
  ['file:///C:/site/site.config.ts:3:7', 3],
  ['C:\\site\\site.config.ts:4:7', 4],
  ['/site/site.config.ts:5:7', 5],
  ['/site/other-site.config.ts:6:7', undefined],
])('a failure at %s is at line %s', (place, line) => {
  const error = Object.assign(new Error('Oh.'), { stack: `Error: Oh.\n    at run (${place})\n    at node:internal` });
  expect(describeFailure(error, 'site.config.ts')).toEqual({ found: 'it throws: Oh.', line });
});
