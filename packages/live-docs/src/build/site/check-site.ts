import { BuildError } from '../build-error';
import { checkEntry } from './check-links';
import type { Site } from './create-site';

/** Checks all pages of a site and their tabs. @throws {BuildError} with every problem, where there are any. */
export async function checkSite(site: Site): Promise<void> {
  const problems = await Promise.all(
    [...site.pages().values()].flatMap(site.faces).map((entry) => checkEntry(site, entry)),
  );
  if (problems.flat().length > 0) throw new BuildError(problems.flat());
}
