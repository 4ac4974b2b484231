import type { Folder } from './plan';

/** Directives of the policy of pages with what demos load from other hosts. */
export type Hosts = Record<string, string[]>;

/** From here on, a directive allows every host. */
const MANY = 4;
const ADDRESS = /(['"`(])((?:https?:)?\/\/[\w-]+(?:\.[\w-]+)+)(\/[^\s'"`)?#]*)?/g;
const FONT = /\.(woff2?|ttf|otf|eot)$/;
/** A stylesheet of a package, as a script imports it. */
const PACKAGE_STYLE = /import\s+['"](@?\w[^'"]*\.(?:css|less|scss))['"]/g;
const PLAYS = /<(video|audio|source)\b/;
const ASKS = /\bfetch\(|\baxios\b|\breqwest\b|\bjsonp\b|XMLHttpRequest/;

/**
 * The other hosts that demos and styles name: dumi's pages have no policy, so that they load from anywhere.
 * @param folders those that demos lie in.
 */
export function findHosts({ files, read }: Pick<Folder, 'files' | 'read'>, folders: ReadonlySet<string>): Hosts {
  const found = new Map<string, Set<string>>();
  const allow = (directive: string, host: string) =>
    void found.set(directive, (found.get(directive) ?? new Set()).add(host.replace(/^\/\//, '')));
  const readStyle = (text: string) => {
    for (const [, , host = '', path = ''] of text.matchAll(ADDRESS))
      if (!host.endsWith('www.w3.org')) allow(FONT.test(path) ? 'font-src' : 'img-src', host);
  };
  for (const file of files) {
    const isStyle = /\.(css|less|scss|sass)$/.test(file) && !/(^|\/)(tests?|__tests__)\//.test(file);
    const isScript = /\.[jt]sx?$/.test(file) && [...folders].some((folder) => file.startsWith(`${folder}/`));
    if (!isStyle && !isScript) continue;
    const text = read(file) ?? '';
    if (isScript)
      for (const [, style = ''] of text.matchAll(PACKAGE_STYLE)) readStyle(read(`node_modules/${style}`) ?? '');
    // A variable of a file with fonts may hold the begin of their address.
    const hasFonts = isStyle && text.includes('@font-face');
    // A namespace of XML is no address to load.
    for (const [, quote, host = '', path = ''] of text.matchAll(ADDRESS)) {
      if (host.endsWith('www.w3.org') || (isScript && quote === '(')) continue;
      if (isStyle || FONT.test(path)) {
        if (hasFonts || FONT.test(path)) allow('font-src', host);
        if (!FONT.test(path)) allow('img-src', host);
      } else {
        allow('img-src', host);
        if (PLAYS.test(text)) allow('media-src', host);
        if (ASKS.test(text)) allow('connect-src', host);
        if (/\bjsonp\b/i.test(text)) allow('script-src', host);
      }
    }
  }
  return Object.fromEntries(
    [...found]
      .map(([directive, hosts]): [string, string[]] => [
        directive,
        hosts.size >= MANY ? ['https:'] : [...hosts].toSorted(),
      ])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
