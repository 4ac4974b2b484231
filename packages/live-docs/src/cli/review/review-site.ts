import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { BuildError } from 'live-playground/model';
import { findLibraries } from '../../core/node/library/find-libraries';
import { launch, loadTools } from '../test/load-playwright';
import { measureModule } from '../test/record';
import { buildSide, type BuiltSide } from './build-side';
import { checkOut } from './check-out';
import { compareFacts, type FactChanges } from './compare-facts';
import { findBase } from './find-base';
import { findChangedLock, installPackages } from './install-packages';
import { NO_FACTS, readFacts, type SiteFacts } from './read-facts';
import { createReview, type Review } from './review';
import { pictureFile, renderReview } from './review-page';
import { headline, summarize } from './review-summary';
import { visitDemos } from './visit-demos';

/** Where the review goes, from the site's folder. */
const REVIEW = '.site/review';

/** The file that tells the folder of a review. */
const DATA = 'review.json';

export interface ReviewOptions {
  /** Name of the configuration's file. */
  config: string | undefined;
  /** Folder to write to, absolute. */
  out: string | undefined;
  /** Installs the packages of the commit, if its lock file is another one. */
  install: boolean;
  /** How many demos are looked at at once. */
  workers: number | undefined;
  /** What is printed. */
  print: 'text' | 'json' | 'markdown';
}

const say = (line: string) => process.stderr.write(`${line}\n`);

/**
 * Compares a site with what it was at a commit, and writes a page about it.
 * @param root folder of the site, absolute. @param ref a branch, a tag or a commit.
 * @throws {BuildError} if one of the two can't be had.
 */
export async function reviewSite(folder: string, ref: string, options: ReviewOptions): Promise<void> {
  const started = performance.now();
  const root = realpathSync(folder);
  const out = options.out ?? path.join(root, REVIEW);
  checkFolder(out);
  const base = await findBase(root, ref);
  const tools = await loadTools(root);
  const browser = await launch(tools, 'chromium');
  try {
    const { config } = options;
    const site = path.relative(realpathSync(base.top), root);
    const tree = await checkOut(base);
    const lock = await findChangedLock(base, site);
    if (lock && options.install) {
      say(`Installing the packages of ${base.title} …`);
      await installPackages(tree, lock);
    }
    const isThere = existsSync(path.join(tree, site, config ?? 'site.config.ts'));
    const after = await buildSide({ root, config, name: 'The site as it is', say });
    const before = isThere
      ? await buildSide({
          root: path.join(tree, site),
          config,
          name: `The site at ${base.title.split(' ', 1)[0]}`,
          say,
        })
      : undefined;
    const isOther = lock !== undefined && options.install;
    const old = before ? await factsOf(before, isOther) : NO_FACTS;
    const now = await factsOf(after, isOther);
    const changes = compareFacts(old, now);
    const demos = demosToVisit(changes);
    say(
      demos.size > 0 ? `Looking at ${demos.size} of ${Object.keys(now.demos).length} demos …` : 'No demo has changed.',
    );
    const sites = { ...(before ? { before: served(before) } : {}), after: served(after) };
    const report = createCounter(demos.size);
    const workers = options.workers ?? availableParallelism();
    const visits = await visitDemos(browser, tools.axe, sites, demos, workers, report);
    const notes = [
      ...(isThere ? [] : [`The site isn't in ${base.title}: all of it is new.`]),
      ...(base.isDirty ? ["Changes that aren't committed are part of this review."] : []),
      ...(lock && !options.install
        ? [
            `${path.posix.join(lock.folder, lock.name)} differs. Both sites were built with the packages that are installed now: see --install.`,
          ]
        : []),
    ];
    const review = createReview({ base: base.title, notes, before: old, after: now, changes, visits });
    writeReview(out, review);
    const place = path.relative('', path.join(out, 'index.html'));
    if (options.print === 'text') console.log(`${headline(review)}\n${place}`);
    else console.log(options.print === 'json' ? toJson(review) : summarize(review).trimEnd());
    say(`Reviewed in ${((performance.now() - started) / 1000).toFixed(1)} s: ${place}`);
  } finally {
    await browser.close();
  }
}

/** Refuses a folder that holds something else. */
function checkFolder(out: string): void {
  if (!existsSync(out) || readdirSync(out).length === 0 || existsSync(path.join(out, DATA))) return;
  const fix = 'Name another one with --out';
  throw new BuildError({ file: out, found: 'the folder holds other files', expected: 'one for the review alone', fix });
}

const served = ({ dist, config }: BuiltSide) => ({ dist, base: config.base });

/** @param isOther true if the other side may have other versions of what is installed. */
async function factsOf(side: BuiltSide, isOther: boolean): Promise<SiteFacts> {
  const libraries = findLibraries(side.root, side.config);
  const sizes: Record<string, number> = {};
  for (const { name, own } of libraries.all)
    if (own || isOther)
      sizes[name] = await measureModule(
        side,
        { libraries, files: { made: new Map() } },
        { code: `import * as all from ${JSON.stringify(name)}; export { all };` },
      );
  return { ...(await readFacts(side.dist, side.config.base)), libraries: sizes };
}

/** The demos that may look different, with the states that have them. */
function demosToVisit({ demos: { added, removed, touched } }: FactChanges) {
  const of = <Side extends 'before' | 'after'>(ids: readonly string[], ...sides: Side[]) =>
    ids.map((id): [string, readonly Side[]] => [id, sides]);
  return new Map<string, readonly ('before' | 'after')[]>([
    ...of(added, 'after'),
    ...of(removed, 'before'),
    ...of(touched, 'before', 'after'),
  ]);
}

/** Says how far a review is, in one line of a terminal. */
function createCounter(total: number): () => void {
  let done = 0;
  return () => {
    done++;
    if (process.stderr.isTTY) process.stderr.write(`\r\x1B[K${done} of ${total}${done === total ? '\n' : ''}`);
  };
}

function writeReview(out: string, review: Review): void {
  for (const name of ['pictures', 'index.html', DATA]) rmSync(path.join(out, name), { recursive: true, force: true });
  mkdirSync(path.join(out, 'pictures'), { recursive: true });
  for (const { id, pictures } of review.demos)
    for (const [look, kinds] of Object.entries(pictures))
      for (const kind of ['before', 'after', 'difference'] as const)
        if (kinds[kind]) writeFileSync(path.join(out, pictureFile(id, look, kind)), kinds[kind]);
  writeFileSync(path.join(out, 'index.html'), renderReview(review));
  writeFileSync(path.join(out, DATA), `${toJson(review)}\n`);
}

/** A review as JSON, which names the files of pictures. */
const toJson = (review: Review): string => {
  const demos = review.demos.map(({ pictures, ...demo }) => ({
    ...demo,
    pictures: Object.entries(pictures).map(([look, { found, ...kinds }]) => ({
      look,
      ...(found ? { found } : {}),
      ...Object.fromEntries(
        (['before', 'after', 'difference'] as const)
          .filter((kind) => kinds[kind])
          .map((kind) => [kind, pictureFile(demo.id, look, kind)]),
      ),
    })),
  }));
  return JSON.stringify({ ...review, demos }, null, 2);
};
