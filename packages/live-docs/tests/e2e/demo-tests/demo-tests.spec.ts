import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { PNG } from 'pngjs';
import { ENGINE } from '../serve';
import { expect, test } from '../test';

/** Beside the fixtures, so that imports lead to the same sources. */
const COPIES = path.join(ENGINE, 'tests/.copies');

/** Runs `live-docs test`. @returns its exit code, and the problems of each demo as JSON has them. */
async function run(cwd: string, ...args: string[]) {
  const command = [path.join(ENGINE, 'bin/live-docs.mjs'), 'test', ...args, '--reporter', 'json'];
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) =>
    execFile(process.execPath, command, { cwd, env }, (error, output) => resolve({ code: error?.code ?? 0, output })),
  );
  const { demos }: { demos: { id: string; problems: { file: string; line?: number; found: string }[] }[] } =
    JSON.parse(output);
  const say = ({ file, line, found }: (typeof demos)[number]['problems'][number]) => `${file}:${line}: ${found}`;
  return { code, found: Object.fromEntries(demos.map(({ id, problems }) => [id, problems.map(say).join('\n')])) };
}

test('each fault of a demo is found and named @all', async () => {
  await mkdir(COPIES, { recursive: true });
  const root = await mkdtemp(path.join(COPIES, 'demos-'));
  await cp(path.join(ENGINE, 'tests/fixtures/demo-tests'), root, { recursive: true });

  const { code, found } = await run(root, '--update');
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
  const after = await run(root, 'calm', '--built', '--pictures');
  expect(after.code).toBe(1);
  expect(after.found['calm']).toMatch(/calm\.light\.390\.png: 4 pixels differ$/);
  expect(readFileSync(path.join(root, '.site/pictures.html'), 'utf8')).toContain('<figcaption>Difference</figcaption>');
  await rm(root, { recursive: true });
});
