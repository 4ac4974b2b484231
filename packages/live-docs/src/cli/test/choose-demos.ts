import { BuildError, findNearest } from 'live-playground/model';
import type { TestedDemo } from './finding';

/** The demos with these ids, or all. @throws {BuildError} if there is none of an id, with the nearest. */
export function chooseDemos(demos: readonly TestedDemo[], ids: readonly string[]): readonly TestedDemo[] {
  const known = demos.map(({ id }) => id);
  const problems = ids
    .filter((id) => !known.includes(id))
    .map((id) => {
      const nearest = findNearest(id, known);
      const fix = nearest ? `Write "${nearest}"` : 'Correct it';
      const expected = 'the id of a demo, which is the name of its file';
      return { file: 'live-docs test', found: `there is no demo "${id}"`, expected, fix };
    });
  if (problems.length > 0) throw new BuildError(problems);
  return ids.length === 0 ? demos : demos.filter(({ id }) => ids.includes(id));
}
