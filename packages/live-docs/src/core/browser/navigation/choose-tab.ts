/** The tab that an address asks for; `undefined` means the page itself, as for a key that no tab has. */
export function chooseTab<Tab extends { key: string }>(search: string, tabs: readonly Tab[]): Tab | undefined {
  const key = new URLSearchParams(search).get('tab');
  return tabs.find((tab) => tab.key === key);
}
