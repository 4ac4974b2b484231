import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UNNAMED_GROUP } from '../../../core/model';
import { ENGINE } from '../../../core/node/files/entries';
import { shortHash } from '../../../core/node/files/hash-text';
import { readManifest } from '../../../core/node/files/installed-package';
import { keptFiles, writeWhole } from '../../../core/node/files/kept-files';
import { plainColors, readThemes } from '../../../core/node/output/data/theme-values';
import { placePage } from '../../../core/node/snapshot/place-page';
import { shownDemo, type Entry, type Snapshot } from '../../../core/node/snapshot/snapshot';
import { canDraw, drawSocialImage, type SocialFonts, type SocialImage } from './draw-social-image';

/** Where pictures are kept between builds, from the site's root. */
const CACHE = '.site/social';
/** Pictures that are rendered at the same time, beside the main thread. */
const AT_ONCE = 2;

/** Plans the picture that other sites show beside links, for each page. One that a build before has rendered is taken from there. */
export function planSocialImages(snapshot: Snapshot, fonts: SocialFonts) {
  const { pages, root } = snapshot;
  const sheets = readThemes(snapshot);
  const images = new Map([...pages.values()].map((page) => [page, describe(snapshot, page)]));
  const drawn = [...images].filter(([, image]) => canDraw(image, fonts));
  const { version } = readManifest(ENGINE) ?? {};
  const render = createRenderer(path.join(root, CACHE), drawn.length);
  return {
    /** Of each page whose title the fonts have: where its picture is, below the base. */
    paths: new Map(
      drawn.map(([page, image]) => {
        const demo = sourcesOf(snapshot, page.path);
        // Other sites keep a picture by its address.
        const hash = shortHash(JSON.stringify([image, demo, sheets, version]));
        return [page.path, `assets/social-${hash}.png`] as const;
      }),
    ),
    /** Files of the other pages. */
    undrawn: [...images].flatMap(([page, image]) => (canDraw(image, fonts) ? [] : page.filename)),
    /** Draws the picture of a page. @param demos the gallery's pictures, by demo. @returns a PNG. */
    draw(path: string, demos: ReadonlyMap<string, string>): Promise<Uint8Array> {
      const page = pages.get(path)!;
      const demo = demos.get(shownDemo(snapshot, path)?.id ?? '');
      return render(fillColours(drawSocialImage({ ...images.get(page)!, demo }, fonts), sheets));
    },
  };
}

/** The texts of the demo that a page is about. */
const sourcesOf = (snapshot: Snapshot, page: string) =>
  snapshot.demos.get(shownDemo(snapshot, page)?.id ?? '')?.parts.sources.map(({ text }) => text);

function describe(snapshot: Snapshot, page: Entry): SocialImage {
  const { config } = snapshot;
  const { nav, group } = placePage(page, snapshot);
  const { title, hero, description } = page.front;
  const groups = [nav.title, ...(group.title === UNNAMED_GROUP ? [] : [group.title])];
  return {
    title: hero?.title ?? title,
    group: groups.filter((one) => one !== title).join(' · '),
    description: hero?.description ?? description ?? config.description,
    site: config.title,
  };
}

/**
 * Renders SVG documents, unless the cache has them.
 * @param cache folder, absolute. @param count after so many what none of them was is deleted from it.
 */
function createRenderer(cache: string, count: number): (svg: string) => Promise<Uint8Array> {
  const { use, prune } = keptFiles(cache);
  const lanes = Array.from({ length: AT_ONCE }, () => Promise.resolve<unknown>(undefined));
  const render = async (svg: string): Promise<Uint8Array> => {
    const file = use(`${shortHash(svg)}.png`);
    if (existsSync(file)) return readFileSync(file);
    // Loaded by sites alone that have pictures to render.
    const { renderAsync } = await import('@resvg/resvg-js');
    const png = (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
    writeWhole(file, png);
    return png;
  };
  let asked = 0;
  let rendered = 0;
  return async (svg) => {
    const lane = asked++ % AT_ONCE;
    const work = Promise.resolve(lanes[lane]).then(() => render(svg));
    lanes[lane] = work.catch(() => {});
    const png = await work;
    if (++rendered === count) prune();
    return png;
  };
}

/**
 * Puts the light colours of a theme in the place of its variables: programs that draw a picture alone know neither variables
 * nor `color-mix`, which becomes a colour that the ground shines through.
 * @param sheets stylesheets of the theme.
 */
export function fillColours(svg: string, sheets: readonly string[]): string {
  const colours = plainColors(sheets, 'light');
  const colourOf = (name: string) => colours.get(name) ?? 'none';
  return svg
    .replace(
      /(fill|stroke)="color-mix\(in srgb, var\((--[\w-]+)\) (\d+)%, var\(--bg\)\)"/g,
      (_, attribute: string, name: string, share: string) =>
        `${attribute}="${colourOf(name)}" ${attribute}-opacity="${Number(share) / 100}"`,
    )
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => colourOf(name));
}
