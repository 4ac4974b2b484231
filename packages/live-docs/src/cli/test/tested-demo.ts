import { BuildError, findNearest } from 'live-playground/model';
import { toPosix } from '../../core/node/files/paths';
import { sourceText, type Snapshot } from '../../core/node/snapshot/snapshot';

/** A demo as tests know it. */
export interface TestedDemo {
  id: string;
  title: string;
  /** Path of the file that it's named after, from the site's root. */
  file: string;
  /** Ids of that file and of those that it imports from beside it. */
  files: readonly string[];
  /** Its files' texts, by path from the site's root, its own first. */
  sources: readonly (readonly [file: string, text: string])[];
  /** True if its page leaves it to browsers. */
  isBrowserOnly: boolean;
  /** True if a page has its markup, which React hydrates. */
  isHydrated: boolean;
}

/** All demos of a site. */
export function listDemos(snapshot: Snapshot): TestedDemo[] {
  const { root } = snapshot;
  return [...snapshot.demos.values()].map(({ id, title, file, parts, isBrowserOnly = false, isFramed }) => ({
    id,
    title,
    file: toPosix(root, file),
    files: parts.sources.map((source) => source.file),
    sources: parts.sources.map((source) => [toPosix(root, source.file), sourceText(snapshot, source.file)] as const),
    isBrowserOnly,
    isHydrated: !isBrowserOnly && !isFramed,
  }));
}

/** The demos with these ids, or all. @throws {BuildError} if there is none of an id, with the nearest. */
export function chooseDemos(demos: readonly TestedDemo[], ids: readonly string[]): readonly TestedDemo[] {
  const known = demos.map(({ id }) => id);
  const unknown = ids.filter((id) => !known.includes(id));
  const problems = unknown.map((id) => {
    const nearest = findNearest(id, known);
    const expected = 'the id of a demo, which is the name of its file';
    const fix = nearest ? `Write "${nearest}"` : 'Correct it';
    return { file: 'live-docs test', found: `there is no demo "${id}"`, expected, fix };
  });
  if (problems.length > 0) throw new BuildError(problems);
  return ids.length === 0 ? demos : demos.filter(({ id }) => ids.includes(id));
}
