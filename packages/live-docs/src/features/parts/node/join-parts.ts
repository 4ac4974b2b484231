import { escapePattern, localAddress } from '../../../core/model';
import { apiAnchor } from 'live-playground/model';
import { packageFolder } from '../../../core/node/files/installed-package';
import { inLanguage } from '../../../core/node/files/spoken';
import type { Api } from '../../../core/node/snapshot/api';
import { languageOf, type Snapshot } from '../../../core/node/snapshot/snapshot';
import type { PartRow } from '../shared/parts';
import type { WrittenParts, WrittenRow } from './read-parts';
import { readStylesheet, type StyledName } from './read-stylesheet';

/** A row with all that is known of it. Its text is Markdown. */
export interface JoinedRow extends PartRow {
  written: WrittenRow;
}

/**
 * The rows of a file. What it doesn't describe is described by the library: by a comment in the stylesheet, else by what the reference
 * says of its first key. What such a comment describes needs no row in the file.
 */
export function joinParts(snapshot: Snapshot, table: WrittenParts, api: Api | undefined): JoinedRow[] {
  const language = languageOf(snapshot);
  const styled = styledNames(snapshot, table);
  const rowsOf = keyRows(table, api, language);
  return allRows(table, styled).map((written) => {
    const { name, kind, on, texts } = written;
    const found = rowsOf.flatMap(({ prop, rows, home }) =>
      written.keys.flatMap((key) => {
        const row = rows.get(key);
        const href = home && row && `${localAddress(home, snapshot.locale?.base)}#${apiAnchor(row.home, key)}`;
        return row ? [{ name: `${prop}.${key}`, said: row.description, ...(href && { href }) }] : [];
      }),
    );
    const said = inLanguage(texts, language).text || styled.get(name)?.text || found[0]?.said || '';
    const value = kind === 'variables' ? styled.get(name)?.value : undefined;
    const other = written.demo === undefined ? undefined : snapshot.demos.get(written.demo);
    return {
      written,
      name,
      kind,
      selector: on ?? (kind === 'variables' ? variableSelector(name, styled.get(name), table) : name),
      keys: found.map(({ said: _, ...key }) => key),
      text: said,
      ...(value !== undefined && { value }),
      ...(other && { demo: { title: other.title, path: `${other.entry.path}#demo-${other.id}` } }),
    };
  });
}

/** Where a variable counts: where the stylesheet sets it, which is the whole component for `:root`, or else where an element does. */
const variableSelector = (name: string, styled: StyledName | undefined, { rows }: WrittenParts): string =>
  (styled?.on?.includes(':root') ? rows[0]?.name : styled?.on) ?? `[style*="${name}"]`;

/** Those of the file, then those that comments of its stylesheets describe. */
function allRows({ rows, lineOf }: WrittenParts, styled: ReadonlyMap<string, StyledName>): WrittenRow[] {
  const described = [...styled].flatMap(([name, { text }]): WrittenRow[] =>
    text === undefined || rows.some((row) => mentions(row, name))
      ? []
      : [
          {
            name,
            kind: name.startsWith('--') ? 'variables' : name.startsWith('[') ? 'states' : 'parts',
            keys: [],
            texts: {},
            line: lineOf(['stylesheets']),
          },
        ],
  );
  return [...rows, ...described];
}

/** True if a row is about a name of a stylesheet: `.kit-row, .kit-row-odd` is about both. */
export const mentions = ({ name, on = '' }: Pick<WrittenRow, 'name' | 'on'>, one: string): boolean =>
  new RegExp(`${escapePattern(one.replace(/]$/, ''))}(?![\\w-])`).test(`${name} ${on}`);

/** The tables of the reference whose keys name parts, by the prop. */
export const keyRows = ({ keys }: WrittenParts, api: Api | undefined, language: string) =>
  Object.entries(keys).flatMap(([prop, id]) => {
    const table = api?.tables.get(id);
    if (!api || !table) return [];
    return [{ prop, id, home: table.home, rows: new Map(api.rows(id, language).map((row) => [row.name, row])) }];
  });

/** What the stylesheets of a file say, by name. */
export const styledNames = (snapshot: Snapshot, { stylesheets }: WrittenParts): Map<string, StyledName> =>
  new Map(
    stylesheets.flatMap((name) => {
      const file = stylesheetFile(snapshot, name);
      return file === undefined ? [] : [...readStylesheet(snapshot.files.text(file) ?? '')];
    }),
  );

/** Id of a stylesheet: a path from the site's folder (`./theme.css`), or one in a package; undefined if there's none. */
export function stylesheetFile({ root, files, libraries }: Snapshot, name: string): string | undefined {
  const [, home = '', rest = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(name) ?? [];
  const own = libraries.all.find((library) => library.name === home)?.own;
  const folder = name.startsWith('.') ? root : (own?.folder ?? packageFolder(home, root, files));
  const file =
    folder === undefined ? undefined : `${folder}/${name.startsWith('.') ? name.replace(/^\.\//, '') : rest}`;
  return file !== undefined && files.text(file) !== undefined ? file : undefined;
}
