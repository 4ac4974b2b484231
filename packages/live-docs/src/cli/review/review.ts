import type { FactChanges, PropertyChange, SizeChange } from './compare-facts';
import type { SiteFacts } from './read-facts';
import type { DemoLook, DemoVisit } from './visit-demos';

/** All that a review says: plain data, but for the pictures. */
export interface Review {
  /** `4d2c1a0 Keep the header`: the commit that the working tree is compared with. */
  base: string;
  /** What readers of the review should know: that packages differ, that the site is new. */
  notes: readonly string[];
  demos: readonly DemoChange[];
  /** Ids of demos that load something else, and look and behave as before. */
  unchanged: readonly string[];
  /** Ids of demos that show something else each time: of these, only findings are compared. */
  unsteady: readonly string[];
  api: readonly PropertyChange[];
  pages: Readonly<Record<'added' | 'removed' | 'changed', readonly NamedPage[]>>;
  sizes: readonly SizeChange[];
}

interface NamedPage {
  path: string;
  title: string;
}

/** A demo that's new, gone, renamed, or not as before. */
export interface DemoChange {
  kind: 'added' | 'removed' | 'renamed' | 'changed';
  id: string;
  /** Its former id, if it was renamed. */
  former?: string;
  title: string;
  pictures: DemoVisit['pictures'];
  /** Its markup, if that differs. */
  markup?: { before: string; after: string };
  /** What it violates, logs or asks for, and didn't before. */
  worse: readonly string[];
  /** What it no longer does. */
  better: readonly string[];
}

interface ReviewInput {
  base: string;
  notes: readonly string[];
  before: SiteFacts;
  after: SiteFacts;
  changes: FactChanges;
  visits: readonly DemoVisit[];
}

/** Says what differs between two states of a site. */
export function createReview({ base, notes, before, after, changes, visits }: ReviewInput): Review {
  const titleOf = (id: string) => after.demos[id]?.title ?? before.demos[id]?.title ?? id;
  const both = visits.filter((one) => one.before && one.after);
  const changed = both.flatMap((visit) => changeOf(visit, titleOf(visit.id)) ?? []);
  const named = (paths: readonly string[]) =>
    paths.map((path) => ({ path, title: after.pages[path]?.title ?? before.pages[path]?.title ?? path }));
  return {
    base,
    notes,
    demos: [...listMoved(visits, titleOf), ...changed].sort((one, other) => (one.id < other.id ? -1 : 1)),
    unchanged: both.flatMap(({ id, isUnsteady }) => (isUnsteady || changed.some((one) => one.id === id) ? [] : [id])),
    unsteady: both.flatMap(({ id, isUnsteady }) => (isUnsteady ? [id] : [])),
    api: changes.api,
    pages: {
      added: named(changes.pages.added),
      removed: named(changes.pages.removed),
      changed: named(changes.pages.changed),
    },
    sizes: changes.sizes,
  };
}

/** True if there is nothing to look at. */
export const isEmpty = ({ demos, api, pages, sizes }: Review): boolean =>
  [demos, api, sizes, ...Object.values(pages)].every((list) => list.length === 0);

function changeOf({ id, before, after, isUnsteady, ...visit }: DemoVisit, title: string): DemoChange | undefined {
  if (!before || !after) return undefined;
  const pictures = isUnsteady ? {} : visit.pictures;
  const change: DemoChange = {
    kind: 'changed',
    id,
    title,
    pictures,
    ...(isUnsteady || before.markup === after.markup ? {} : { markup: { before: before.markup, after: after.markup } }),
    worse: newFindings(before, after),
    better: newFindings(after, before),
  };
  const isSame =
    Object.keys(pictures).length === 0 && !change.markup && change.worse.length + change.better.length === 0;
  return isSame ? undefined : change;
}

/** What one look has and the other one hasn't. Of violations of a rule counts how many elements have one. */
function newFindings(old: DemoLook, now: DemoLook): string[] {
  const known = new Map(old.findings.map((one) => [...keyOf(one)]));
  return now.findings
    .filter((one) => {
      const [key, count] = keyOf(one);
      return count > (known.get(key) ?? 0);
    })
    .map(({ found }) => found);
}

const keyOf = ({ check, rule, found }: DemoLook['findings'][number]): [key: string, count: number] => {
  if (check !== 'axe') return [`${check} ${found}`, 1];
  const color = / in dark: /.test(found) ? 'dark' : 'light';
  return [`axe ${rule} ${color}`, 1 + Number(/, and (\d+) more$/.exec(found)?.[1] ?? 0)];
};

/** Demos that one state alone has. One that looks and reads like one that is gone was renamed. */
function listMoved(visits: readonly DemoVisit[], titleOf: (id: string) => string): DemoChange[] {
  const gone = visits.filter(({ after }) => !after);
  const taken = new Set<string>();
  const added = visits.flatMap(({ id, before, after, pictures }): DemoChange[] => {
    if (before || !after) return [];
    const former = gone.find((one) => !taken.has(one.id) && isAlike(one, { after, pictures }));
    if (former) taken.add(former.id);
    const worse = former ? [] : after.findings.map(({ found }) => found);
    const base = { id, title: titleOf(id), worse, better: [] };
    return [
      former ? { ...base, kind: 'renamed', former: former.id, pictures: {} } : { ...base, kind: 'added', pictures },
    ];
  });
  const removed = gone
    .filter(({ id }) => !taken.has(id))
    .map(({ id, pictures }): DemoChange => ({
      kind: 'removed',
      id,
      title: titleOf(id),
      pictures,
      worse: [],
      better: [],
    }));
  return [...added, ...removed];
}

function isAlike(old: DemoVisit, now: Pick<DemoVisit, 'after' | 'pictures'>): boolean {
  if (old.before?.markup !== now.after?.markup) return false;
  return Object.entries(now.pictures).every(([look, { after }]) => {
    const { before } = old.pictures[look] ?? {};
    return before && after && before.equals(after);
  });
}
