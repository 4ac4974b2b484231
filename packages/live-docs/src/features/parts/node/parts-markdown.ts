import { withLinks } from '../../../core/node/compile/markdown/render-text';
import { featureTexts } from '../../../core/node/config/languages';
import { INTERNAL, type LocalSite } from '../../../core/node/feature/feature';
import { KINDS } from '../shared/parts';
import type { JoinedRow } from './join-parts';

const code = (text: string) => `\`${text}\``;

/** Rows as tables of Markdown, one a kind. @param link where a link to an address of the site leads. */
export function partsMarkdown(
  rows: readonly JoinedRow[],
  { language, [INTERNAL]: { config } }: LocalSite,
  link: (path: string) => string,
): string {
  const texts = featureTexts(config, 'parts').texts[language] ?? {};
  const say = (key: string) => texts[key] ?? key;
  const tables = KINDS.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    if (own.length === 0) return [];
    const hasKeys = own.some(({ keys }) => keys.length > 0);
    const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
    const cells = ({ name, text, keys, value, demo }: JoinedRow) => [
      code(name),
      ...(hasKeys ? [keys.map((key) => code(key.name)).join(', ')] : []),
      [
        withLinks(text, link),
        ...(value === undefined ? [] : [`${say('value')} ${code(value)}.`]),
        ...(demo ? [`${say('shown')} [${demo.title}](${link(demo.path)}).`] : []),
      ].join(' '),
    ];
    const head = [say(kind), ...(hasKeys ? [say('keys')] : []), say('description')];
    return [[line(head), line(head.map(() => '---')), ...own.map((row) => line(cells(row)))].join('\n')];
  });
  return tables.join('\n\n');
}
