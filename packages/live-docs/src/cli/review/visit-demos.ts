import type { Browser, Page } from 'playwright/test';
import { BuildError } from 'live-playground/model';
import { find, type Finding } from '../test/findings';
import { openPages, type Pages } from '../test/open-pages';
import { comparePictures, goAhead, showLooks, takePicture, TRIES, type PictureFailure } from '../test/pictures';
import { audit } from '../test/audit';
import { NOT_READY, openDemo } from '../test/run-demos';
import { PROBE } from '../../core/node/files/entries';
import { buildScript } from '../../core/node/output/documents/build-script';
import { serveDemos } from '../test/serve-demos';

/** What a browser shows of a demo in one of two states of a site. */
export interface DemoLook {
  markup: string;
  /** What it logs, asks of other hosts and violates. */
  findings: readonly Finding[];
}

/** A demo in both states, or in the one that has it. */
export interface DemoVisit {
  id: string;
  before?: DemoLook;
  after?: DemoLook;
  /** True if it shows something else each time, such as a random number: two visits of the former state differ. */
  isUnsteady?: boolean;
  /** By look, such as `light.390`: pictures that differ, or all if one state alone has the demo. */
  pictures: Record<string, Partial<Pick<PictureFailure, 'found' | 'before' | 'after' | 'difference'>>>;
}

export const SIDES = ['before', 'after'] as const;

type Side = (typeof SIDES)[number];

/** Where a built site is, for each state that has it. */
export type Sites = Partial<Record<Side, { dist: string; base: string }>>;

/**
 * Looks at demos of two built sites in a browser, several at once.
 * @param axe the script of axe-core.
 * @param demos by id: the states that have each.
 * @param report called with each visit as it ends.
 */
export async function visitDemos(
  browser: Browser,
  axe: string,
  sites: Sites,
  demos: ReadonlyMap<string, readonly Side[]>,
  workers: number,
  report: (visit: DemoVisit) => void,
): Promise<DemoVisit[]> {
  if (demos.size === 0) return [];
  const probe = await buildScript(PROBE, 'liveDocsProbe');
  const servers: Partial<Record<Side, Awaited<ReturnType<typeof serveDemos>>>> = {};
  try {
    for (const side of SIDES) {
      const site = sites[side];
      // Browsers render them alone: `live-docs test` compares that with the server.
      if (site) servers[side] = await serveDemos(site, async () => '');
    }
    const visits: DemoVisit[] = [];
    const queue = demos.entries();
    const work = async () => {
      const opened: Partial<Record<Side | 'again', Pages>> = {};
      const open = async (id: string, side: Side, name: Side | 'again' = side) => {
        const address = servers[side]?.address ?? '';
        opened[name] ??= await openPages({ browser, address, probe, pictures: true });
        return look(opened[name], `${address}~demos/${encodeURIComponent(id)}`, address, axe);
      };
      for (const [id, sides] of queue) {
        const visit: DemoVisit = { id, pictures: {} };
        try {
          for (const side of sides) visit[side] = await open(id, side);
          visit.pictures = await compareLooks(opened, sides);
          const { before, after } = visit;
          if (before && after && differs(before, after, visit.pictures)) {
            const again = await open(id, 'before', 'again');
            visit.isUnsteady = differs(before, again, await compareLooks({ ...opened, after: opened.again }, SIDES));
          }
        } catch (error) {
          // Whatever comes after that would look like a difference.
          if (!browser.isConnected()) throw browserEnded(id);
          const [reason] = String(error).split('\n');
          const failed = { markup: '', findings: [find('log', `can't be looked at: ${reason}`)] };
          for (const side of sides) visit[side] ??= failed;
          visit[sides.at(-1) ?? 'after'] = failed;
        }
        visits.push(visit);
        report(visit);
      }
      await Promise.all(Object.values(opened).map((pages) => pages.close()));
    };
    await Promise.all(Array.from({ length: Math.min(workers, demos.size) }, work));
    return visits.sort((one, other) => (one.id < other.id ? -1 : 1));
  } finally {
    await Promise.all(SIDES.map((side) => servers[side]?.close()));
  }
}

const differs = (one: DemoLook, other: DemoLook, pictures: DemoVisit['pictures']): boolean =>
  one.markup !== other.markup || Object.keys(pictures).length > 0;

const browserEnded = (id: string) =>
  new BuildError({
    file: 'live-docs review',
    found: `the browser ended while demo "${id}" was open`,
    expected: 'a browser that runs until all demos were looked at',
    fix: 'Try again, with "--workers 1" if memory is short',
  });

/** Loads a demo into the pages of a worker. What it logs and violates is noticed in the first, its markup is read where time is stopped. */
async function look({ page, take, still = page }: Pages, url: string, address: string, axe: string): Promise<DemoLook> {
  take();
  const isReady = await openDemo(page, url);
  const violations = isReady ? await audit(page, page, axe) : [NOT_READY];
  await page.evaluate('localStorage.clear(), sessionStorage.clear()');
  await openDemo(still, url);
  await goAhead(still);
  const markup = await still.evaluate<string>('document.querySelector("[data-demo-preview]")?.innerHTML ?? ""');
  const plain = (text: string) => plainMarkup(text, address);
  const findings = [...take().findings, ...violations].map((one) => ({ ...one, found: plain(one.found) }));
  return { markup: plain(markup), findings };
}

/**
 * Markup without what differs between two builds of the same: the address of the server, hashes in the names of files, and those that
 * Vite gives to classes of CSS modules.
 * @param address of the site, with its base.
 */
export const plainMarkup = (markup: string, address: string): string =>
  markup
    .replaceAll(address, '/')
    .replace(/(assets\/[\w.~@+-]+?)-[\w-]{8}(?=\.\w+)/g, '$1')
    .replace(/\b_([\w-]+?)_[\w-]{5}_\d+\b/g, '$1');

/** Compares what the pages show at each width and in each colour, side by side. */
async function compareLooks(
  opened: Partial<Record<Side, Pages>>,
  sides: readonly Side[],
): Promise<DemoVisit['pictures']> {
  const pages = sides.flatMap((side): [Side, Page][] => {
    const still = opened[side]?.still;
    return still ? [[side, still]] : [];
  });
  const pictures: DemoVisit['pictures'] = {};
  for await (const name of showLooks(pages.map(([, page]) => page))) {
    for (let count = 0; count < TRIES; count++) {
      const taken: Partial<Record<Side, Buffer>> = {};
      for (const [side, page] of pages) taken[side] = await takePicture(page);
      const { before, after } = taken;
      const differs = before && after ? comparePictures(before, after) : taken;
      delete pictures[name];
      if (!differs) break;
      pictures[name] = differs;
      if (!before || !after) break;
    }
  }
  return pictures;
}
