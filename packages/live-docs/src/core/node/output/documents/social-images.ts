import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { UNNAMED_GROUP } from '../../../model';
import { canDraw, drawSocialImage, type SocialFonts, type SocialImage } from '../../compile/pictures/draw-social-image';
import { fillColours } from '../../compile/pictures/fill-colours';
import { createTypeface } from '../../compile/pictures/typeface';
import { SITE } from '../../files/entries';
import { placePage } from '../../snapshot/place-page';
import type { Entry, Snapshot } from '../../snapshot/snapshot';
import { shownDemo } from '../data/gallery';

/** Where pictures are kept between builds, from the site's root. */
const CACHE = '.site/social';
/** Pictures that are rendered at the same time, beside the main thread. */
const AT_ONCE = 2;

/** The pictures that other sites show beside links to pages. */
export interface SocialImages {
  /** Address of each page's picture below the base, by the page's path. */
  addresses: ReadonlyMap<string, string>;
  /** What the author should know, as a line of text. */
  note?: string | undefined;
  /** Writes the pictures, once they're rendered. @param dist folder to write to, absolute. */
  write(dist: string): Promise<void>;
}

/**
 * Draws a picture for each page whose title the fonts have, and starts to render those that no build before has rendered.
 * @param demos the gallery's pictures, by demo.
 */
export function createSocialImages(snapshot: Snapshot, root: string, demos: ReadonlyMap<string, string>): SocialImages {
  const { config, files, pages } = snapshot;
  const font = config.socialFont && path.join(root, config.socialFont);
  const fonts: SocialFonts = { regular: createTypeface(400, font), bold: createTypeface(600, font) };
  const themes = [`${SITE}/theme.css`, ...(config.theme ? [path.posix.join(snapshot.root, config.theme)] : [])];
  const sheets = themes.map((theme) => files.text(theme) ?? '');

  const texts = new Map<string, string>();
  const addresses = new Map<string, string>();
  const untitled: string[] = [];
  for (const page of pages.values()) {
    const image = describe(snapshot, page, demos);
    if (!canDraw(image, fonts)) {
      untitled.push(page.filename);
      continue;
    }
    const svg = fillColours(drawSocialImage(image, fonts), sheets);
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 12);
    texts.set(`${hash}.png`, svg);
    addresses.set(page.path, `assets/social-${hash}.png`);
  }
  const cache = path.join(root, CACHE);
  const rendered = renderAll(cache, texts);
  // Thrown where it's awaited.
  rendered.catch(() => {});
  return {
    addresses,
    note: untitled.length > 0 ? describeUntitled(untitled) : undefined,
    async write(dist) {
      await rendered;
      for (const name of texts.keys()) copyFileSync(path.join(cache, name), path.join(dist, `assets/social-${name}`));
    },
  };
}

function describe(snapshot: Snapshot, page: Entry, demos: ReadonlyMap<string, string>): SocialImage {
  const { config } = snapshot;
  const { nav, group } = placePage(page, snapshot);
  const { title, hero, description } = page.front;
  const demo = shownDemo(snapshot, page.path);
  const groups = [nav.title, ...(group.title === UNNAMED_GROUP ? [] : [group.title])];
  return {
    title: hero?.title ?? title,
    group: groups.filter((one) => one !== title).join(' · '),
    description: hero?.description ?? description ?? config.description,
    site: config.title,
    demo: demo && demos.get(demo.id),
  };
}

/** Renders what the cache lacks, and deletes what is in no page anymore. @param texts SVG documents, by the name of their PNG file. */
async function renderAll(cache: string, texts: ReadonlyMap<string, string>): Promise<void> {
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) if (!texts.has(name)) rmSync(path.join(cache, name), { force: true });
  const missing = [...texts].filter(([name]) => !existsSync(path.join(cache, name)));
  const queue = missing.values();
  const work = async () => {
    for (const [name, svg] of queue) {
      const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
      const file = path.join(cache, name);
      // Complete or absent: a build may end in between.
      writeFileSync(`${file}.new`, image.asPng());
      renameSync(`${file}.new`, file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** What the author can do about titles that can't be drawn. @param files names of the pages' files. */
function describeUntitled(files: readonly string[]): string {
  const [first, ...others] = files;
  const named = others.length > 0 ? `${first} and ${others.length} more` : first;
  return `${named}: no picture for links, because Inter lacks letters of the title. Name a font that has them in "socialFont".`;
}
