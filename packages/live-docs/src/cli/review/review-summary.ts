import { codeText } from '../../core/node/output/markdown/code-fence';
import { isEmpty, type DemoChange, type Review } from './review';
import type { SizeChange } from './compare-facts';

/** What a demo's change is called: `looks different`, `2 new findings`. */
export function describeChange({ kind, former, pictures, markup, worse, better }: DemoChange): string {
  if (kind === 'renamed') return `renamed, was ${former}`;
  const parts = [
    ...(kind === 'changed' ? [] : [kind === 'added' ? 'new' : 'removed']),
    ...(kind === 'changed' && Object.keys(pictures).length > 0 ? ['looks different'] : []),
    ...(markup && Object.keys(pictures).length === 0 ? ['other markup, same picture'] : []),
    ...(worse.length > 0 ? [count(worse.length, 'new finding')] : []),
    ...(better.length > 0 ? [`${count(better.length, 'finding')} gone`] : []),
  ];
  return parts.join(', ');
}

export const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

/** `12.3 kB` */
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** `12.3 kB → 14.0 kB (+1.7 kB)` */
export function describeSize({ before, after }: SizeChange): string {
  const sign = after > before ? '+' : '−';
  return `${kilobytes(before)} → ${kilobytes(after)} (${sign}${kilobytes(Math.abs(after - before))})`;
}

/** The review in a line for each of its parts. */
export function headline(review: Review): string {
  if (isEmpty(review)) return 'Nothing that readers see has changed.';
  const { demos, api, pages, sizes } = review;
  const findings = demos.reduce((sum, { worse }) => sum + worse.length, 0);
  const read = pages.added.length + pages.removed.length + pages.changed.length;
  const parts = [
    [demos.length, 'demo'],
    [findings, 'new finding'],
    [api.length, 'change', ' of the API'],
    [read, 'page'],
    [sizes.length, 'size'],
  ] as const;
  return parts.flatMap(([number, word, more = '']) => (number > 0 ? count(number, word) + more : [])).join(', ');
}

/** Rows of a list in a comment that are written out: who wants all looks at the page. */
const MOST_ROWS = 15;

/** The review as Markdown, for a comment. */
export function summarize(review: Review): string {
  const { base, notes, demos, unchanged, unsteady, api, pages, sizes } = review;
  const pageRows = (['added', 'removed', 'changed'] as const).flatMap((kind) =>
    pages[kind].map(({ path, title }) => `${WORDS[kind]}: ${plain(title)} (${code(path)})`),
  );
  const parts = [
    `**Documentation review**: ${headline(review)}`,
    `Compared with ${code(base)}.`,
    ...notes.map((note) => `> ${note}`),
    ...list(
      'Demos',
      demos.map((one) =>
        [`${code(one.id)}: ${describeChange(one)}`, ...one.worse.map((found) => `  - ${code(found)}`)].join('\n'),
      ),
    ),
    ...list(
      'API',
      api.map(({ name, kind, differences }) => {
        const said =
          kind === 'changed'
            ? differences.map(({ of, before, after }) => `${of} ${orNone(before)} → ${orNone(after)}`)
            : [];
        return `${code(name)} ${kind}${said.length > 0 ? `: ${said.join(', ')}` : ''}`;
      }),
    ),
    ...list('Pages', pageRows),
    ...list(
      'Sizes',
      sizes.map((one) => `${one.of} ${code(one.name)}: ${describeSize(one)}`),
    ),
    ...(unchanged.length > 0 ? [`${count(unchanged.length, 'demo')} unchanged though touched.`] : []),
    ...(unsteady.length > 0 ? [`${UNSTEADY}: ${unsteady.map(code).join(', ')}`] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

export const UNSTEADY = 'Something else each time, so compared by findings alone';

/** What became of a page. */
export const WORDS = { added: 'New', removed: 'Removed', changed: 'Changed' } as const;

function list(title: string, rows: readonly string[]): string[] {
  if (rows.length === 0) return [];
  const more = rows.length > MOST_ROWS ? `\n- … and ${rows.length - MOST_ROWS} more` : '';
  return [
    `### ${title}\n\n${rows
      .slice(0, MOST_ROWS)
      .map((row) => `- ${row}`)
      .join('\n')}${more}`,
  ];
}

/** Text that Markdown shows as it is. */
const plain = (text: string): string => text.replace(/[\\`*_{}[\]<>#|@]/g, '\\$&');

const code = (text: string): string => codeText(text.replace(/\s+/g, ' '));

const orNone = (text: string): string => (text === '' ? 'none' : code(text));
