import type { PageData, Problem } from '../../../model';
import { tabsOf, type Entry, type Snapshot } from '../../snapshot/snapshot';
import { createLinkCheck, type LinkCheck } from './check-links';
import { entryProblems } from './find-problems';
import { readNavigation } from './navigation';
import { pageData } from './site-data';

/** What travels with a page while developing: its whole sidebar, and what is wrong with it. */
export function devPageData(snapshot: Snapshot, entry: Entry, links: LinkCheck = createLinkCheck(snapshot)): PageData {
  const shown = (of: Entry): { problems?: Problem[] } => {
    const problems = entryProblems(snapshot, of, links);
    return problems.length > 0 ? { problems } : {};
  };
  const data = pageData(snapshot, entry);
  const tabs = tabsOf(snapshot, entry);
  return {
    ...data,
    ...shown(entry),
    sidebar: { groups: readNavigation(snapshot).places.get(entry.path)?.sidebar.groups ?? [] },
    tabs: data.tabs.map((tab, at) => ({ ...tab, ...(tabs[at] ? shown(tabs[at]) : {}) })),
  };
}
