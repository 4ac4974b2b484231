import { expect } from '@playwright/test';

/**
 * Checks many pages in one test, and fails with the name and the fault of each page that does not pass.
 * @param check throws if the page at the path fails.
 */
export async function walk(paths: readonly string[], check: (path: string) => Promise<void>): Promise<void> {
  const faults: string[] = [];
  for (const path of paths) {
    try {
      await check(path);
    } catch (error) {
      faults.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  expect(faults.join('\n\n')).toBe('');
}

/** Names a part of a list in the title of a test: `/demo/aria to /demo/ellipsis`. */
export const nameOf = (paths: readonly string[]) => `${paths[0]} to ${paths.at(-1)}`;
