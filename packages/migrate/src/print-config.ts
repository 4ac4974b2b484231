import { printKey, quote } from 'live-docs/internal';
import type { Change, Folder } from './plan';

export const SITE_CONFIG = 'site.config.ts';
/** The module of the components that all pages may use. */
export const COMPONENTS = 'mdx-components.ts';
const REDIRECTS = 'redirects.json';
/** From here on, redirects are in a file beside the configuration. */
const MANY_REDIRECTS = 4;

/** An option of a site. A value `{ code }` is written as it is. */
export interface SiteOption {
  key: string;
  value: unknown;
  /** Why it is so. */
  comment?: string | undefined;
}

/** A tag as the option `head` has it. */
export interface HeadTag {
  tag: 'meta' | 'link' | 'script' | 'style';
  attributes?: Record<string, string | boolean>;
  text?: string;
}

/** A language as the option `languages` has it. */
export interface SiteLanguage {
  id: string;
  name: string;
  file?: string;
  base?: string;
}

/** The module of the texts that a site has in a language. */
export function printTexts(texts: Record<string, string>): string {
  const lines = Object.entries(texts).map(([key, text]) => `  ${quote(key)}: ${quote(text)},\n`);
  return [
    "import type { Messages } from 'live-docs';\n\n",
    '/** What the interface lacks here is in English. */\n',
    `const texts: Messages = {${lines.length > 0 ? `\n${lines.join('')}` : ''}};\n\n`,
    'export default texts;\n',
  ].join('');
}

const WIDTH = 100;

/**
 * Writes `site.config.ts`, and a file beside it if there are many redirects.
 * @param source the configuration that it was made from. @param imports lines that the options need.
 */
export function printSiteConfig(
  { files }: Pick<Folder, 'files'>,
  options: SiteOption[],
  redirects: Record<string, string>,
  source: string,
  imports: readonly string[] = [],
): Change[] {
  const count = Object.keys(redirects).length;
  const many = count > MANY_REDIRECTS && !files.has(REDIRECTS);
  const written = count > 0 && !many ? [...options, { key: 'redirects', value: redirects }] : options;
  const text = [
    "import { defineSite } from 'live-docs';",
    ...imports,
    ...(many ? [`import redirects from './${REDIRECTS}';`] : []),
    '',
    `// Made from ${source} by "live-docs migrate".`,
    'export default defineSite({',
    ...written.flatMap(({ key, value, comment }) => [
      ...(comment === undefined ? [] : [`  // ${comment}`]),
      `  ${printKey(key)}: ${printValue(value, 2, printKey(key).length + 4)},`,
    ]),
    ...(many ? ['  redirects,'] : []),
    '});',
    '',
  ].join('\n');
  return [
    { file: SITE_CONFIG, after: text },
    ...(many ? [{ file: REDIRECTS, after: `${JSON.stringify(redirects, null, 2)}\n` }] : []),
  ];
}

/** @param used characters before the value in its line. */
function printValue(value: unknown, indent: number, used: number): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if ('code' in value && typeof value.code === 'string') return value.code;
  const flat = printFlat(value);
  if (
    indent + used + flat.length <= WIDTH &&
    !(Array.isArray(value) && value.length > 1 && value.some((item) => typeof item === 'object'))
  )
    return flat;
  const space = ' '.repeat(indent + 2);
  const lines = Array.isArray(value)
    ? value.map((item) => `${space}${printValue(item, indent + 2, 0)},`)
    : Object.entries(value).map(
        ([key, item]) => `${space}${printKey(key)}: ${printValue(item, indent + 2, key.length + 2)},`,
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return [open, ...lines, ' '.repeat(indent) + close].join('\n');
}

function printFlat(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printFlat).join(', ')}]`;
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const items = Object.entries(value).map(([key, item]) => `${printKey(key)}: ${printFlat(item)}`);
  return items.length > 0 ? `{ ${items.join(', ')} }` : '{}';
}
