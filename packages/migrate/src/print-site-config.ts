import { printKey, quote } from 'live-docs/internal';

/** An option of a site. A value `{ code }` is written as it is. */
export interface SiteOption {
  key: string;
  value: unknown;
  /** Why it is so. */
  comment?: string | undefined;
}

const WIDTH = 100;

/**
 * Writes `site.config.ts`.
 * @param source the configuration that it was made from.
 * @param redirects true if the redirects are in a file beside it.
 */
export function printSiteConfig(options: SiteOption[], source: string, redirects?: string): string {
  return [
    "import { defineSite } from 'live-docs';",
    ...(redirects === undefined ? [] : [`import redirects from './${redirects}';`]),
    '',
    `// Made from ${source} by "live-docs migrate".`,
    'export default defineSite({',
    ...options.flatMap(({ key, value, comment }) => [
      ...(comment === undefined ? [] : [`  // ${comment}`]),
      `  ${printKey(key)}: ${printValue(value, 2, printKey(key).length + 4)},`,
    ]),
    ...(redirects === undefined ? [] : ['  redirects,']),
    '});',
    '',
  ].join('\n');
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
