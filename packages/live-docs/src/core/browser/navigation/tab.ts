/** The tab that an address asks for; `undefined` means the page itself, as for a key that no tab has. */
export function chooseTab<Tab extends { key: string }>(search: string, tabs: readonly Tab[]): Tab | undefined {
  const key = new URLSearchParams(search).get('tab');
  return tabs.find((tab) => tab.key === key);
}

/** The address of a page's tab, everything else of its query kept; an empty key is the page itself. */
export function tabAddress({ path, search }: { path: string; search: string }, key: string): string {
  const query = new URLSearchParams(search);
  if (key) query.set('tab', key);
  else query.delete('tab');
  const rest = query.toString();
  return rest ? `${path}?${rest}` : path;
}
