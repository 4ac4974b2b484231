import type { PageData, PageTabData } from '../../model';

/** Of a page and its tabs, the one that an address's `?tab=` chooses: the page itself for an unknown key. */
export function shownTab(page: PageData, search: string): Pick<PageTabData, 'toc' | 'filename'> {
  const key = new URLSearchParams(search).get('tab');
  return page.tabs.find((tab) => tab.key === key) ?? page;
}
