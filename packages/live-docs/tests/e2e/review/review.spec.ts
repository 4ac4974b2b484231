import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { copySite } from '../copies';
import { ENGINE } from '../serve';
import { checkA11y, expect, test } from '../test';
import { SEEN, UNSEEN, type Seed } from './seeds';

const roots: string[] = [];

// Also after a failure: the check of imports reads what lies there.
test.afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

/** Makes a repository of the fixture, with a commit. @returns its folder. */
async function createRepository(): Promise<string> {
  const root = await copySite(path.join(ENGINE, 'tests/fixtures/review'));
  roots.push(root);
  git(root, 'init', '--quiet');
  git(root, 'add', '--all');
  git(root, '-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '--quiet', '--message', 'Begin');
  return root;
}

const git = (root: string, ...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

function change(root: string, seeds: readonly Omit<Seed, 'shows'>[]): void {
  for (const { says, edit } of seeds) {
    const [file, from, to] = edit;
    const absolute = path.join(root, file);
    const before = readFileSync(absolute, 'utf8');
    const after = before.replace(from, to);
    expect(after, says).not.toBe(before);
    if (after === '') rmSync(absolute);
    else writeFileSync(absolute, after);
  }
}

/** Reviews the working tree. @returns the summary. */
async function review(root: string): Promise<string> {
  const command = [path.join(ENGINE, 'bin/live-docs.mjs'), 'review', 'HEAD', 'website', '--markdown'];
  const env = { ...process.env, NODE_ENV: 'production' };
  return new Promise((resolve, reject) =>
    execFile(process.execPath, command, { cwd: root, env }, (error, stdout, stderr) =>
      error ? reject(new Error(stderr)) : resolve(stdout),
    ),
  );
}

/** Rows of a summary, each with what is indented below it. */
const rowsOf = (summary: string) => summary.split(/\n(?! {2}-)/).filter((line) => line.startsWith('- '));

test('a review shows each change that readers see, and nothing else @all', async ({ page }) => {
  test.setTimeout(900_000);
  const root = await createRepository();
  change(root, SEEN);
  renameSync(path.join(root, 'website/docs/demo/renamed.tsx'), path.join(root, 'website/docs/demo/other-name.tsx'));
  const summary = await review(root);
  const rows = rowsOf(summary);
  for (const { says, shows } of SEEN)
    for (const pattern of shows)
      expect(
        rows.filter((row) => pattern.test(row)),
        `${says}: ${pattern} in\n${summary}`,
      ).toHaveLength(1);
  const expected = SEEN.flatMap(({ shows }) => shows);
  expect(rows.filter((row) => !expected.some((pattern) => pattern.test(row)))).toEqual([]);
  expect(summary).toContain('1 demo unchanged though touched.');

  // The page needs no server.
  await page.goto(pathToFileURL(path.join(root, 'website/.site/review/index.html')).href);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await checkA11y(page);
  }
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `width at ${width} px`).toBe(width);
  }
  const article = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'The demo style' }) });
  const before = article.getByRole('img', { name: 'style, light, 390 px: before' });
  await expect(before).toBeVisible();
  expect(await before.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  // By keyboard: the next view is that of differing pixels, the last one has a slider.
  await article.getByRole('radio', { name: 'Side by side' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(article.getByRole('img', { name: 'style, light, 390 px: difference' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const slider = article.getByRole('slider', { name: 'light, 390 px' });
  await slider.focus();
  await page.keyboard.press('End');
  const layer = article.getByRole('img', { name: 'style, light, 390 px: after' });
  await expect(layer).toHaveCSS('clip-path', /0(px|%)\)$/);

  // What nobody sees.
  git(root, 'checkout', '--quiet', '--', '.');
  git(root, 'clean', '--quiet', '-fd');
  change(root, UNSEEN);
  const empty = await review(root);
  expect(rowsOf(empty)).toEqual([]);
  expect(empty).toContain('Nothing that readers see has changed.');
  expect(empty).toContain('Something else each time, so compared by findings alone: `chance`');
});
