import { readFileSync, writeFileSync } from 'node:fs';
import { chooseEdits, editText } from '../../features/versions/shared/choose-edits';
import type { Finding } from '../../features/versions/shared/finding';

/**
 * Makes the edits that are certain. Of two that overlap, the first one is made: another run makes the other.
 * @returns the findings that are left, and the number of files that were written.
 */
export function applyFixes(findings: readonly Finding[]): { left: Finding[]; written: number } {
  const { edits, left } = chooseEdits(findings);
  const files = new Set(edits.map(({ file }) => file));
  for (const file of files) {
    const own = edits.filter((one) => one.file === file);
    writeFileSync(file, editText(readFileSync(file, 'utf8'), own));
  }
  return { left, written: files.size };
}
