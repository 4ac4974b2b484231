import type { TypeIssue } from 'live-playground/model';

/** Code whose misspelt names are mended. */
export interface MendedCode {
  text: string;
  /** Where an error of the code was: at the name that is mended, or where the error begins. */
  placeOf(issue: TypeIssue): number;
}

/** Mends all misspelt names at once: with each text that it's asked about, the compiler reads the file anew. */
export function mendNames(code: string, issues: readonly TypeIssue[]): MendedCode {
  const edits = new Map(
    issues.flatMap((issue) => {
      const edit = editOf(issue);
      return edit ? [[edit.from, edit] as const] : [];
    }),
  );
  const sorted = [...edits.values()].toSorted((a, b) => a.from - b.from);
  const text = sorted.reduceRight((done, { from, to, insert }) => done.slice(0, from) + insert + done.slice(to), code);
  return {
    text,
    placeOf(issue) {
      const at = editOf(issue)?.from ?? issue.from;
      const before = sorted.filter(({ to }) => to <= at);
      return before.reduce((place, { from, to, insert }) => place + insert.length - (to - from), at);
    },
  };
}

/** The edit of the likeliest fix, if that is another name. */
function editOf({ fixes: [fix] }: TypeIssue) {
  return fix?.kind === 'spelling' ? fix.edit : undefined;
}
