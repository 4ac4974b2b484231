import type { Draft } from './page-text';
import type { Note } from './plan';

/** The containers that an engine has in its Markdown. */
export interface ContainerRules {
  /** A line that opens one: its indentation, its colons, its name, its title, other attributes; a title may be a group `title`, too. */
  open: RegExp;
  /** Markers of callouts by the names of containers. */
  markers: Record<string, string>;
  /** What a line in a container of another kind becomes; undefined if the name is none of these. */
  changeLine?(name: string, line: string): string | undefined;
  /** What the note says of a name that isn't known. */
  unknown(name: string): string;
}

const FENCE = /^[ \t]*(`{3,}|~{3,})/;

/** A line, and the number of the line that it comes from. */
interface Line {
  text: string;
  from: number;
}

/** Turns containers (`:::info`) into callouts. @param firstLine line of the file that the text begins on. */
export function migrateContainers(
  text: string,
  file: string,
  { open: opens, markers, changeLine, unknown }: ContainerRules,
  firstLine = 1,
): Draft & { notes: Note[] } {
  const notes: Note[] = [];
  const lines = text.split('\n');
  const read = (from: number, to: number): Line[] => {
    const out: Line[] = [];
    const keep = (from: number, to: number) =>
      lines.slice(from, to).forEach((text, index) => void out.push({ text, from: firstLine + from + index }));
    for (let at = from; at < to; at++) {
      const line = lines[at]!;
      const fence = FENCE.exec(line)?.[1];
      if (fence !== undefined) {
        const end = lines.findIndex((one, index) => index > at && one.trim().startsWith(fence) && !/[^`~\s]/.test(one));
        const last = end < 0 || end >= to ? to - 1 : end;
        keep(at, last + 1);
        at = last;
        continue;
      }
      const open = opens.exec(line);
      const end = open ? findEnd(lines, at, to, opens) : -1;
      if (!open || end < 0) {
        keep(at, at + 1);
        continue;
      }
      const [, indent = '', , name = '', label, attributes = ''] = open;
      const inner = read(at + 1, end);
      const marker = markers[name];
      const changed = inner.map(({ text, from }) => ({ text: changeLine?.(name, text), from }));
      if (changed.length > 0 && changed.every(({ text }) => text !== undefined))
        out.push(...changed.map(({ text = '', from }) => ({ text, from })));
      else if (marker)
        out.push(
          ...asCallout(
            inner,
            firstLine + at,
            indent,
            marker,
            titleOf(name, label ?? open.groups?.['title'] ?? readTitle(attributes)),
          ),
        );
      else {
        out.push(...inner);
        notes.push({ kind: 'hand', where: `${file}:${firstLine + at}`, text: unknown(name) });
      }
      at = end;
    }
    return out;
  };
  const written = read(0, lines.length);
  const result = written.map((line) => line.text).join('\n');
  const lineAt = (offset: number) => written[result.slice(0, offset).split('\n').length - 1]?.from ?? firstLine;
  return { text: result, lineAt, notes };
}

function findEnd(lines: string[], open: number, to: number, opens: RegExp): number {
  let depth = 0;
  for (let at = open + 1; at < to; at++) {
    const line = lines[at]!.trim();
    if (opens.test(lines[at]!)) depth++;
    else if (/^:{3,}$/.test(line) && depth-- === 0) return at;
  }
  return -1;
}

/** A title, unless it says what the container's name does. */
const titleOf = (name: string, title = ''): string | undefined =>
  title.trim().toLowerCase() === name ? undefined : title.trim() || undefined;

const readTitle = (attributes: string) =>
  /title=(?:"([^"]*)"|'([^']*)'|([^\s}]+))/.exec(attributes)?.slice(1).find(Boolean);

function asCallout(inner: Line[], from: number, indent: string, marker: string, title: string | undefined): Line[] {
  const isText = ({ text }: Line) => text.trim() !== '';
  const body = inner.slice(inner.findIndex(isText), inner.findLastIndex(isText) + 1);
  const head = [`[!${marker}]`, ...(title ? [`**${title}**`, ''] : [])].map((text) => ({ text, from }));
  return [...head, ...body].map(({ text, from }) => ({
    text: `${indent}>${text.trim() === '' ? '' : ` ${text.startsWith(indent) ? text.slice(indent.length) : text}`}`,
    from,
  }));
}
