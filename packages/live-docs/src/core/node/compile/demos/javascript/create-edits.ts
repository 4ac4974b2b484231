/** A place in a text. */
export interface Range {
  start: number;
  end: number;
}

/** Collects what to cut from a text, so that no holes stay. All places are those of the text as it was. */
export function createEdits(text: string) {
  /** By their starts; of edits within each other, the outer one first. */
  const edits: (Range & { by: string })[] = [];
  const replace = (start: number, end: number, by: string) => {
    const at = edits.findLastIndex((edit) => edit.start < start || (edit.start === start && edit.end >= end));
    edits.splice(at + 1, 0, { start, end, by });
  };
  const cut = (start: number, end: number) => replace(start, end, '');
  const lineStart = (at: number) => (at > 0 ? text.lastIndexOf('\n', at - 1) + 1 : 0);
  const lineEnd = (at: number) => (text.indexOf('\n', at) + 1 || text.length + 1) - 1;
  const isBlank = (start: number, end: number) => text.slice(start, end).trim() === '';

  /** What becomes of a place. */
  const result = ({ start, end }: Range): string => {
    let [done, at] = ['', start];
    for (const edit of edits) {
      if (edit.end <= at || edit.start >= end) continue;
      done += text.slice(at, Math.max(edit.start, at)) + (edit.start >= at ? edit.by : '');
      at = edit.end;
    }
    return done + text.slice(at, Math.max(end, at));
  };

  /** Cuts whole lines, with the comment at their end and one of the blank lines around them. What else is in them stays. */
  const cutLines = ({ start, end }: Range) => {
    const from = lineStart(start);
    const rest = end + (/^[;,]?[ \t]*(?:\/\/.*)?/.exec(text.slice(end))?.[0].length ?? 0);
    const to = lineEnd(rest);
    if (!isBlank(from, start) || !isBlank(rest, to)) return cut(start, end);
    const previous = text.slice(lineStart(from - 1), Math.max(from - 1, 0)).trim();
    const next = text.slice(to + 1, lineEnd(to + 1)).trim();
    const begins = from === 0 || previous === '' || previous.endsWith('{');
    const ends = previous === '' && next.startsWith('}');
    cut(ends ? lineStart(from - 1) : from, begins && next === '' ? lineEnd(to + 1) + 1 : to + 1);
  };

  return {
    cut,
    cutLines,
    replace,
    /** The text with all edits. */
    apply: () => `${result({ start: 0, end: text.length }).trim()}\n`,
    /** True if something of a place is edited. */
    touches: ({ start, end }: Range): boolean => edits.some((edit) => edit.start < end && edit.end > start),

    /** Cuts items of a list with their commas. */
    cutItems(items: readonly Range[], isCut: (item: Range) => boolean): void {
      let kept: Range | undefined;
      for (const item of items) {
        if (!isCut(item)) kept = item;
        else {
          const { start, end } = item;
          const comma = /^\s*,[ \t]*/.exec(text.slice(end))?.[0].length ?? 0;
          if (isBlank(lineStart(start), start)) cutLines(item);
          else if (comma > 0) cut(start, end + comma);
          else cut(kept?.end ?? start, end);
        }
      }
    },

    /**
     * Puts a list on one line if it fits.
     * @param place what is between its brackets. @param items what stays of it. @param space inside of the brackets.
     */
    joinList(place: Range, items: readonly Range[], width: number, space = ''): void {
      const texts = items.map(result);
      const between = [place.start, ...items.map(({ end }) => end)].map((start, at) =>
        result({ start, end: items[at]?.start ?? place.end }),
      );
      // A comment keeps its line.
      if (between.some((piece) => /[^\s,]/.test(piece)) || texts.some((item) => item.includes('\n'))) return;
      if (!between.some((piece) => piece.includes('\n'))) return;
      const line = `${space}${texts.join(', ')}${space}`;
      const before = result({ start: lineStart(place.start), end: place.start });
      const after = result({ start: place.end, end: lineEnd(place.end) });
      if (`${before}${line}${after}`.length <= width) replace(place.start, place.end, line);
    },

    /** Puts what begins a line at the end of the line before, if it fits. */
    joinLine(place: Range, width: number): void {
      const start = text.slice(0, place.start).trimEnd().length;
      const joined = `${result({ start: lineStart(start), end: start })} ${result({ start: place.start, end: lineEnd(place.end) })}`;
      if (!isBlank(lineStart(place.start), place.start) || joined.includes('\n') || joined.length > width) return;
      replace(start, place.start, ' ');
    },
  };
}

export type Edits = ReturnType<typeof createEdits>;
