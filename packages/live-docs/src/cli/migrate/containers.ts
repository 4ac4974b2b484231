import type { Note } from './plan';

const MARKERS: Record<string, string> = { info: 'NOTE', success: 'TIP', warning: 'WARNING', error: 'CAUTION' };

const OPEN = /^([ \t]*)(:{3,})[ \t]*([A-Za-z][\w-]*)(?:\[([^\]]*)\])?(?:\{([^}]*)\})?[ \t]*$/;
const FENCE = /^[ \t]*(`{3,}|~{3,})/;

/** Turns dumi's containers (`:::info{title=…}`) into callouts. @param firstLine line of the file that the text begins on. */
export function migrateContainers(text: string, file: string, firstLine = 1): { text: string; notes: Note[] } {
  const notes: Note[] = [];
  const lines = text.split('\n');
  const read = (from: number, to: number): string[] => {
    const out: string[] = [];
    for (let at = from; at < to; at++) {
      const line = lines[at]!;
      const fence = FENCE.exec(line)?.[1];
      if (fence !== undefined) {
        const end = lines.findIndex((one, index) => index > at && one.trim().startsWith(fence) && !/[^`~\s]/.test(one));
        const last = end < 0 || end >= to ? to - 1 : end;
        out.push(...lines.slice(at, last + 1));
        at = last;
        continue;
      }
      const open = OPEN.exec(line);
      const end = open ? findEnd(lines, at, to) : -1;
      if (!open || end < 0) {
        out.push(line);
        continue;
      }
      const [, indent = '', , name = '', label, attributes = ''] = open;
      const inner = read(at + 1, end);
      const marker = MARKERS[name];
      // dumi runs none of the code of a group.
      if (name === 'code-group')
        out.push(...inner.map((line) => line.replace(/^([ \t]*[`~]{3,}[jt]sx\b.*)$/, '$1 | pure')));
      else if (marker) out.push(...asCallout(inner, indent, marker, label ?? readTitle(attributes)));
      else {
        out.push(...inner);
        const text = `The container ":::${name}" isn't one of dumi's. Its content was left in the page without it`;
        notes.push({ kind: 'hand', where: `${file}:${firstLine + at}`, text });
      }
      at = end;
    }
    return out;
  };
  return { text: read(0, lines.length).join('\n'), notes };
}

function findEnd(lines: string[], open: number, to: number): number {
  let depth = 0;
  for (let at = open + 1; at < to; at++) {
    const line = lines[at]!.trim();
    if (OPEN.test(lines[at]!)) depth++;
    else if (/^:{3,}$/.test(line) && depth-- === 0) return at;
  }
  return -1;
}

const readTitle = (attributes: string) =>
  /title=(?:"([^"]*)"|'([^']*)'|([^\s}]+))/.exec(attributes)?.slice(1).find(Boolean);

function asCallout(inner: string[], indent: string, marker: string, title: string | undefined): string[] {
  const body = inner
    .join('\n')
    .replace(/^(\s*\n)+|\s+$/g, '')
    .split('\n');
  const lines = [`[!${marker}]`, ...(title ? [`**${title}**`, ''] : []), ...body];
  return lines.map(
    (line) => `${indent}>${line.trim() === '' ? '' : ` ${line.startsWith(indent) ? line.slice(indent.length) : line}`}`,
  );
}
