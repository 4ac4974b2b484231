import { applyEdits, type Edit } from './tags';

/** A page's text between two passes. Each pass reads what the one before left, so that no edit meets another. */
export interface Draft {
  text: string;
  /** Line of the page's file that an offset of this text comes from. */
  lineAt(offset: number): number;
}

/** The text after a pass. @param edits places of the draft's text. */
export function editDraft({ text, lineAt }: Draft, edits: readonly Edit[]): Draft {
  const sorted = edits.toSorted((a, b) => a.start - b.start);
  return {
    text: applyEdits(text, edits),
    lineAt(offset) {
      let at = offset;
      for (const { start, end, text: written } of sorted) {
        if (at < start) break;
        at = at < start + written.length ? start : at - written.length + (end - start);
      }
      return lineAt(at);
    },
  };
}
