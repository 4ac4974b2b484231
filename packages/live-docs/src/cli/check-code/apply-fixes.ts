import { readFileSync, writeFileSync } from 'node:fs';
import type { Finding } from '../../features/versions/node/finding';
import type { Edit } from '../../features/versions/node/write-fix';

/**
 * Makes the edits that are certain. Of two that overlap, the first one is made: another run makes the other.
 * @returns the findings that are left, and the number of files that were written.
 */
export function applyFixes(findings: readonly Finding[]): { left: Finding[]; written: number } {
  const made = new Set<Finding['fix']>();
  const edits: Edit[] = [];
  for (const { fix } of findings) {
    if (!fix || made.has(fix)) continue;
    const isFree = fix.edits.every((one) => !edits.some((other) => overlap(one, other)));
    if (!isFree) continue;
    made.add(fix);
    edits.push(...fix.edits);
  }
  const files = new Set(edits.map(({ file }) => file));
  for (const file of files) {
    const own = edits.filter((one) => one.file === file).toSorted((a, b) => b.start - a.start);
    // The compiler counts from behind a byte order mark, as editors on Windows write it.
    const [, mark = '', before = ''] = /^(\uFEFF?)([^]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
    const text = own.reduce((done, { start, end, text }) => done.slice(0, start) + text + done.slice(end), before);
    writeFileSync(file, mark + text);
  }
  return { left: findings.filter(({ fix }) => !made.has(fix) || !fix), written: files.size };
}

const overlap = (a: Edit, b: Edit) => a.file === b.file && a.start < b.end && b.start < a.end;
