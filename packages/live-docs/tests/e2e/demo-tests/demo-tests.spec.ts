import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { PNG } from 'pngjs';
import { copySite } from '../copies';
import { runTest } from '../run-test';
import { ENGINE } from '../serve';
import { expect, test } from '../test';

test('each fault of a demo is found and named @all', async () => {
  const root = await copySite(path.join(ENGINE, 'tests/fixtures/demo-tests'));

  const { code, found } = await runTest(root, '--update');
  expect(code).toBe(1);
  expect(found).toEqual({
    calm: '',
    counter: expect.stringMatching(/^docs\/counter\.test\.ts:10: .*"it starts at five": .*'5 so far'[^]*"image-alt"/),
    log: expect.stringMatching(/^docs\/log\.tsx:2: .* logs warning: The shop is closed$/),
    contrast: expect.stringMatching(/violates color-contrast in light: <p/),
    mismatch: expect.stringMatching(
      /^docs\/mismatch\.tsx:2: .*"Rendered in a browser" instead of "Rendered in a server"$/,
    ),
    request: expect.stringMatching(/^docs\/request\.tsx:5: .* asks another host: https:\/\/prices\.example\/today$/),
    trap: expect.stringMatching(/Tab doesn't leave input "Name"$/),
    server: expect.stringMatching(/^docs\/server\.tsx:2: .* window is not defined$/),
    jump: expect.stringMatching(/layout shift 0\.\d+$/),
  });

  const picture = path.join(root, 'docs/__screens__/calm.light.390.png');
  const changed = PNG.sync.read(readFileSync(picture));
  changed.data.fill(0, 0, 16);
  writeFileSync(picture, PNG.sync.write(changed));
  const after = await runTest(root, 'calm', '--built', '--pictures');
  expect(after.code).toBe(1);
  expect(after.found['calm']).toMatch(/calm\.light\.390\.png: 4 pixels differ$/);
  expect(readFileSync(path.join(root, '.site/pictures.html'), 'utf8')).toContain('<figcaption>Difference</figcaption>');
  await rm(root, { recursive: true });
});
