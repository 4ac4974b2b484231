import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright/test';
import { PNG } from 'pngjs';
import { escapeHtml } from '../../core/model';
import { find, type Finding } from './findings';
import { stemOf, type TestedDemo } from './tested-demo';

const WIDTHS = [390, 1280] as const;
const COLORS = ['light', 'dark'] as const;

/** How often a picture that differs is taken again: what is still being drawn ends. */
const TRIES = 3;

/** A picture that isn't as before. */
export interface PictureFailure {
  /** Path of its file from the site's root. */
  file: string;
  found: string;
  before?: Buffer;
  after: Buffer;
  /** A picture that marks what differs. */
  difference?: Buffer;
}

/**
 * Compares the pictures of a demo that the page shows with those in its folder, at each width and in each color.
 * @param root the site's folder, absolute. @param update true to write what differs.
 */
export async function takePictures(
  page: Page,
  root: string,
  demo: TestedDemo,
  update: boolean,
): Promise<PictureFailure[]> {
  const failures: PictureFailure[] = [];
  const { dir, base: name } = path.posix.parse(stemOf(demo));
  const preview = page.locator('[data-demo-preview]');
  const take = () => preview.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate('probe.settle()');
    for (const color of COLORS) {
      await page.evaluate(`probe.show("${color}")`);
      const file = `${dir}/__screens__/${name}.${color}.${width}.png`;
      const absolute = path.join(root, file);
      const before = existsSync(absolute) ? readFileSync(absolute) : undefined;
      let failure: Omit<PictureFailure, 'file'> | undefined;
      for (let count = 0; count < TRIES; count++) {
        const after = await take();
        failure = before ? comparePictures(before, after) : { found: 'there is no old picture', after };
        if (!failure || !before) break;
      }
      if (failure && update) {
        mkdirSync(path.dirname(absolute), { recursive: true });
        writeFileSync(absolute, failure.after);
      } else if (failure) failures.push({ file, ...failure });
    }
  }
  return failures;
}

export const onPicture = ({ file, found, before }: PictureFailure): Finding =>
  find('picture', `looks different: ${file}: ${found}`, before ? {} : { fix: 'Run with --update to write it' });

/** Compares two PNGs as somebody would who looks at them: what smoothing of edges changes doesn't count. */
export function comparePictures(before: Buffer, after: Buffer): Omit<PictureFailure, 'file'> | undefined {
  if (before.equals(after)) return undefined;
  const now = PNG.sync.read(after);
  let then: PNG;
  try {
    then = PNG.sync.read(before);
  } catch (error) {
    const found = `the old picture can't be read: ${error instanceof Error ? error.message : error}`;
    return { found, before, after };
  }
  const { width, height } = now;
  if (then.width !== width || then.height !== height)
    return { found: `it is ${width} × ${height} px, and was ${then.width} × ${then.height} px`, before, after };
  const difference = new PNG({ width, height });
  const count = pixelmatch(then.data, now.data, difference.data, width, height, { threshold: 0.1 });
  return count === 0
    ? undefined
    : { found: `${count} pixels differ`, before, after, difference: PNG.sync.write(difference) };
}

/** Writes a page with the pictures that differ, old, new and the difference side by side. @returns false if there are none. */
export function writePicturesPage(
  file: string,
  results: readonly { demo: TestedDemo; pictures: PictureFailure[] }[],
): boolean {
  rmSync(file, { force: true });
  const figure = (title: string, picture: Buffer | undefined) =>
    picture
      ? `<figure><figcaption>${title}</figcaption><img alt="" src="data:image/png;base64,${picture.toString('base64')}"></figure>`
      : '';
  const sections = results.flatMap(({ demo, pictures }) =>
    pictures.map(
      (one) =>
        `<section><h2>${escapeHtml(demo.title)}</h2><p><code>${escapeHtml(one.file)}</code>: ${escapeHtml(one.found)}</p><div>${figure('Old', one.before)}${figure('New', one.after)}${figure('Difference', one.difference)}</div></section>`,
    ),
  );
  if (sections.length === 0) return false;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Pictures that differ</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:24px}div{display:flex;gap:16px;overflow-x:auto;align-items:start}figure{margin:0}img{border:1px solid #8888;max-width:none}</style>
</head><body><h1>Pictures that differ</h1>${sections.join('\n')}</body></html>
`,
  );
  return true;
}

/** Programs that open a file, where it isn't the usual one. */
const OPENERS: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens a file with the program that the system has for it. Nothing happens where there is none. */
export function openFile(file: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  spawn(command, [...args, file], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
