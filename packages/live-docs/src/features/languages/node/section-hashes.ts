import { createHash } from 'node:crypto';
import type { Entry } from '../../../core/node/snapshot/snapshot';

/** Stands for what is above the first heading, with title and description. */
const START = '_start';

/** The hash of each section's text, by the id of its heading: what a translation notes of the page that it translates. */
export function sectionHashes({ front, compiled }: Pick<Entry, 'front' | 'compiled'>): Map<string, string> {
  const texts = (section: number) =>
    compiled.texts.filter(({ tocIndex }) => tocIndex === section).map(({ value }) => value);
  const { title, description, hero } = front;
  return new Map([
    [START, hash([title, description, hero, ...texts(-1)])],
    ...compiled.toc.map((heading, at) => [heading.id, hash([heading.title, ...texts(at)])] as const),
  ]);
}

/** Letters alone: YAML would take some others for a number. */
const hash = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value))
    .digest('hex')
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');

/** The text of a translation with the sections that it translates noted in its front matter. Its ends of lines stay. */
export function noteSections(text: string, hashes: ReadonlyMap<string, string>): string {
  const end = /\r?\n/.exec(text)?.[0] ?? '\n';
  const note = ['translates:', ...[...hashes].map(([id, value]) => `  ${quote(id)}: ${value}`), ''].join(end);
  const [whole, start, front = '', close] =
    /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(^---[ \t]*(?:\r?\n|$))/m.exec(text) ?? [];
  if (whole === undefined || !text.startsWith(whole))
    return ['---', `${note}---`, '', text.replace(/^\uFEFF/, '')].join(end);
  const own = front.replace(/^translates:.*\r?\n(?:[ \t]+.*\r?\n)*/m, '');
  return `${start}${own}${note}${close}${text.slice(whole.length)}`;
}

/** A key of YAML that may look like something else: `7133`, `no`. */
const quote = (id: string) =>
  /^[a-z_][\w-]{3,}$/i.test(id) && !/^(true|false|null)$/i.test(id) ? id : JSON.stringify(id);
