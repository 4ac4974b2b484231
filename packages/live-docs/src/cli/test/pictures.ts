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
export const TRIES = 3;

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
  for await (const look of showLooks([page])) {
    const file = `${dir}/__screens__/${name}.${look}.png`;
    const absolute = path.join(root, file);
    const before = existsSync(absolute) ? readFileSync(absolute) : undefined;
    let failure: Omit<PictureFailure, 'file'> | undefined;
    for (let count = 0; count < TRIES; count++) {
      const after = await takePicture(page);
      failure = before ? comparePictures(before, after) : { found: 'there is no old picture', after };
      if (!failure || !before) break;
    }
    if (failure && update) {
      mkdirSync(path.dirname(absolute), { recursive: true });
      writeFileSync(absolute, failure.after);
    } else if (failure) failures.push({ file, ...failure });
  }
  return failures;
}

/**
 * Shows pages at each width and in each color.
 * @param pages whose clock is Playwright's. @returns the name of each look, while the pages have it: `light.390`.
 */
export async function* showLooks(pages: readonly Page[]): AsyncGenerator<string> {
  for (const width of WIDTHS) {
    for (const page of pages) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate('probe.settle()');
    }
    for (const color of COLORS) {
      for (const page of pages) {
        await page.evaluate(`probe.show("${color}")`);
        await goAhead(page);
      }
      yield `${color}.${width}`;
    }
  }
}

/** Milliseconds after which what hides or comes by itself has done so, as the scroll bar of a virtual list. */
const AHEAD = 5000;

/** Lets time pass for a page whose clock is Playwright's: what is seen doesn't depend on how long it was open. */
export async function goAhead(page: Page): Promise<void> {
  // What a timer throws isn't looked for here.
  await page.clock.fastForward(AHEAD).catch(() => {});
  await page.evaluate('probe.settle()');
}

/** A picture of the demo that a page shows. */
export const takePicture = (page: Page): Promise<Buffer> =>
  page.locator('[data-demo-preview]').screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });

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
  // What only one of them has differs.
  const [width, height] = [Math.max(then.width, now.width), Math.max(then.height, now.height)];
  const difference = new PNG({ width, height });
  const [old, current] = [onCanvas(then, width, height), onCanvas(now, width, height)];
  const count = pixelmatch(old.data, current.data, difference.data, width, height, { threshold: 0.1 });
  const isResized = then.width !== now.width || then.height !== now.height;
  if (count === 0 && !isResized) return undefined;
  const found = isResized
    ? `it is ${now.width} × ${now.height} px, and was ${then.width} × ${then.height} px`
    : `${count} pixels differ`;
  return { found, before, after, difference: PNG.sync.write(difference) };
}

function onCanvas(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height);
  return canvas;
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
