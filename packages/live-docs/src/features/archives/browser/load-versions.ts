import { VERSIONS_FILE, type DocsVersion } from '../shared/archives';

/**
 * All versions of the documentation, as the current site lists them.
 * @param current path of the current site.
 * @returns undefined if the list can't be had: the page has links without it.
 */
export async function loadVersions(current: string): Promise<readonly DocsVersion[] | undefined> {
  try {
    const response = await fetch(current + VERSIONS_FILE);
    return response.ok ? ((await response.json()) as DocsVersion[]) : undefined;
  } catch {
    return undefined;
  }
}
