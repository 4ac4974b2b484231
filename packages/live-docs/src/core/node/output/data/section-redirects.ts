import { inAllLanguages, type Snapshot } from '../../snapshot/snapshot';
import { listEntries } from './build-navigation';
import { readNavigation } from './navigation';
import { oncePer } from './once-per';
import { findRedirect, redirectFile } from './redirects';

/** From the address of each navigation entry, in each language, to its first page. Not where a page or a file is, or a redirect of the site. */
export const sectionRedirects = oncePer((snapshot: Snapshot): Readonly<Record<string, string>> => {
  const { config, files, root } = snapshot;
  const isTaken = (path: string) =>
    files.has(`${root}/public/${redirectFile(path)}`) || findRedirect(config.redirects, path) !== undefined;
  return Object.fromEntries(
    inAllLanguages(snapshot).flatMap((local) =>
      listEntries(readNavigation(local).entries).flatMap(({ path, link }) =>
        local.pages.has(path) || isTaken(path) ? [] : [[path, link]],
      ),
    ),
  );
});

/** All addresses of a site that forward readers. */
export const siteRedirects = (snapshot: Snapshot): Readonly<Record<string, string>> => ({
  ...sectionRedirects(snapshot),
  ...snapshot.config.redirects,
});
