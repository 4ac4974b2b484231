/** The address of a page's tab, everything else of its query kept; an empty key is the page itself. */
export function tabAddress({ path, search }: { path: string; search: string }, key: string): string {
  const query = new URLSearchParams(search);
  if (key) query.set('tab', key);
  else query.delete('tab');
  const rest = query.toString();
  return rest ? `${path}?${rest}` : path;
}
