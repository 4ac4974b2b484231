import type { Code, Root } from 'mdast';
import { findFences, type Edit } from '../page-text';

/** What is told of the code blocks of a page. */
export interface FenceReport {
  /** The languages that they name. */
  languages: Set<string>;
  /** How many are demos. */
  live: number;
  /** Line of the first block whose marked lines, or numbers of lines, are left out. */
  marked?: number | undefined;
}

/** Comments that mark lines of code, alone in their line. */
const MARK =
  /^[ \t]*(?:\/\/|#|\/\*|\{\/\*|<!--|--|%)[ \t]*(?:highlight-(?:next-line|start|end)|(?:error|success|this-will-error|block-error)[\w-]*(?:-next-line|-start|-end)|this-will-error-next-line)[ \t]*(?:\*\/\}?|-->)?[ \t]*(?:\n|$)/gm;

/** Takes what is Docusaurus' own out of code blocks: marked lines, numbers, `npm2yarn`. Titles and live blocks stay. */
export function migrateFences(
  text: string,
  tree: Root,
  report: FenceReport,
  lineAt: (offset: number) => number,
): Edit[] {
  return findFences(tree).flatMap((fence) => migrateFence(text, fence, report, lineAt));
}

function migrateFence(text: string, fence: Code, report: FenceReport, lineAt: (offset: number) => number): Edit[] {
  const { start, end } = fence.position!;
  const [from, to] = [start.offset!, end.offset!];
  const whole = text.slice(from, to);
  const [opening = '', ticks = '', info = ''] = /^([`~]{3,})([^\n]*)/.exec(whole) ?? [];
  if (opening === '') return [];
  const [, lang = '', meta = ''] = /^\s*([^\s{]*)\s*(.*?)\s*$/.exec(info) ?? [];
  const body = whole.slice(opening.length + 1);
  const isLive = /(^|\s)live(\s|$|=)/.test(meta);
  if (lang !== '') report.languages.add(lang);
  if (isLive) report.live += 1;
  if (/(^|\s)npm2yarn(\s|$|=)/.test(meta)) {
    const packages = installed(fence.value);
    if (packages !== undefined) {
      const indent = /[^\n]*$/.exec(text.slice(0, from))?.[0] ?? '';
      return [{ start: from, end: to, text: `${ticks}install\n${indent}${packages}\n${indent}${ticks}` }];
    }
  }
  const title = /\btitle=(?:"([^"]*)"|'([^']*)'|([^\s{]+))/.exec(meta)?.slice(1).find(Boolean);
  const kept = [
    ...(isLive ? ['live'] : []),
    ...(isLive && /\bnoInline\b/.test(meta) ? ['noInline'] : []),
    ...(title === undefined ? [] : [`title="${title.replaceAll('"', "'")}"`]),
  ];
  const unmarked = body.replaceAll(MARK, '');
  const hasMarks = unmarked !== body || /\{[\d,\s-]+\}|\bshowLineNumbers\b/.test(meta);
  if (hasMarks) report.marked ??= lineAt(from);
  const line = `${ticks}${[lang, ...kept].join(' ')}`.trimEnd();
  const written = `${line}${whole.length > opening.length ? '\n' : ''}${unmarked}`;
  return written === whole ? [] : [{ start: from, end: to, text: written }];
}

/** The packages that commands of npm install, as a block `install` has them; undefined for other commands. */
function installed(code: string): string | undefined {
  const lines = code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const [first, ...more] = lines.map((line) =>
    /^npm (?:install|i|add)((?:\s+[\w@./^~-]+)+)$/.exec(line)?.[1]?.trim().split(/\s+/),
  );
  if (!first || more.length > 0) return undefined;
  const flags = first.filter((word) => word.startsWith('-'));
  const packages = first.filter((word) => !word.startsWith('-'));
  if (packages.length === 0 || flags.some((flag) => !/^(-D|--save-dev|-S|--save)$/.test(flag))) return undefined;
  return [...(flags.some((flag) => /^(-D|--save-dev)$/.test(flag)) ? ['-D'] : []), ...packages].join(' ');
}
