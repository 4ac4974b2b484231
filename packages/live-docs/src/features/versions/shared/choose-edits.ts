import type { Finding } from './finding';
import type { Edit } from './write-fix';

/** The edits that are certain, and what is left once they're made. Of two that overlap, the first one is made. */
export function chooseEdits(findings: readonly Finding[]): { edits: Edit[]; left: Finding[] } {
  const made = new Set<Finding['fix']>();
  const edits: Edit[] = [];
  for (const { fix } of findings) {
    if (!fix || made.has(fix)) continue;
    const isFree = fix.edits.every((one) => !edits.some((other) => overlap(one, other)));
    if (!isFree) continue;
    made.add(fix);
    edits.push(...fix.edits);
  }
  return { edits, left: findings.filter(({ fix }) => !made.has(fix) || !fix) };
}

const overlap = (a: Edit, b: Edit) => a.file === b.file && a.start < b.end && b.start < a.end;

/** Makes edits of one file. */
export function editText(source: string, edits: readonly Edit[]): string {
  // The compiler counts from behind a byte order mark, as editors on Windows write it.
  const [, mark = '', before = ''] = /^(\uFEFF?)([^]*)$/.exec(source) ?? [];
  const last = edits.toSorted((a, b) => b.start - a.start);
  return mark + last.reduce((done, { start, end, text }) => done.slice(0, start) + text + done.slice(end), before);
}
