import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { comparePictures } from './compare-pictures';
import { onPicture } from './describe-finding';
import type { Finding } from './finding';

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
  difference?: Buffer;
}

/** Path of a demo's picture, beside its file. */
function pictureFile(demo: string, color: string, width: number): string {
  const { dir, name } = path.posix.parse(demo);
  return `${dir}/__screens__/${name}.${color}.${width}.png`;
}

interface PicturesInput {
  /** The site's folder, absolute. */
  root: string;
  /** Path of the demo's file from there. */
  demo: string;
  /** True to write what differs. */
  update: boolean;
}

/** Compares the pictures of a demo that the page shows with those in its folder, at each width and in each color. */
export async function takePictures(
  page: Page,
  { root, demo, update }: PicturesInput,
): Promise<{ findings: Finding[]; failures: PictureFailure[] }> {
  const failures: PictureFailure[] = [];
  const preview = page.locator('[data-demo-preview]');
  const take = () => preview.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate('probe.settle()');
    for (const color of COLORS) {
      await page.evaluate(`probe.show("${color}")`);
      const file = pictureFile(demo, color, width);
      const failure = await compareWith(path.join(root, file), take);
      if (!failure) continue;
      if (update) write(path.join(root, file), failure.after);
      else failures.push({ file, ...failure });
    }
  }
  const findings = failures.map(({ file, found, before }) =>
    onPicture(
      file,
      found,
      before ? 'Mend the demo, or run with --update to keep the new picture' : 'Run with --update to write it',
    ),
  );
  return { findings, failures };
}

async function compareWith(
  file: string,
  take: () => Promise<Buffer>,
): Promise<Omit<PictureFailure, 'file'> | undefined> {
  const before = existsSync(file) ? readFileSync(file) : undefined;
  let after = await take();
  if (!before) return { found: 'there is no old picture', after };
  let result = comparePictures(before, after);
  for (let count = 1; !result.same && count < TRIES; count++) {
    after = await take();
    result = comparePictures(before, after);
  }
  if (result.same) return undefined;
  return { found: result.found, before, after, ...(result.difference ? { difference: result.difference } : {}) };
}

function write(file: string, picture: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, picture);
}
