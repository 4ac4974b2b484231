/**
 * What the names of a site's entries in local and session storage start with: `live-docs:/docs/two-levels`. It holds base
 * and title, so that two sites of one origin don't share edits, colour or language.
 */
export function storagePrefix({ base, title }: { base: string; title: string }): string {
  const name = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `live-docs:${base}${name}`;
}
