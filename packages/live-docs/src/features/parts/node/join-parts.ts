import postcss, { type ChildNode, type Declaration } from 'postcss';
import { apiAnchor } from 'live-playground/model';
import { escapePattern, localAddress } from '../../../core/model';
import { attempt } from '../../../core/node/files/attempt';
import { packageFolder } from '../../../core/node/files/installed-package';
import { inLanguage } from '../../../core/node/files/spoken';
import type { Api } from '../../../core/node/snapshot/api';
import { languageOf, type Snapshot } from '../../../core/node/snapshot/snapshot';
import type { PartRow } from '../shared/parts';
import type { WrittenParts, WrittenRow } from './read-parts';

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
  const described = [...styled].flatMap(([name, { text }]): WrittenRow[] => {
    if (text === undefined || rows.some((row) => mentions(row, name))) return [];
    const kind = name.startsWith('--') ? 'variables' : name.startsWith('[') ? 'states' : 'parts';
    return [{ name, kind, keys: [], texts: {}, line: lineOf(['stylesheets']) }];
  });
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

/** What a stylesheet says of a class, an attribute or a variable. */
interface StyledName {
  /** The comment above it that begins as those of code do: `/**`. */
  text?: string;
  /** Of a variable, the first value that it's given. */
  value?: string;
  /** The selector of the rule that does so. */
  on?: string;
}

const NAME = /\.-?[A-Za-z_][\w-]*|\[data-[\w-]+/g;

/** All classes, data attributes and variables of a stylesheet, by name: `.kit-head`, `[data-open]`, `--kit-gap`. */
function readStylesheet(css: string): Map<string, StyledName> {
  const names = new Map<string, StyledName>();
  const add = (name: string, said: StyledName) => names.set(name, { ...said, ...names.get(name) });
  attempt(() => postcss.parse(css))?.walk((node) => {
    if (node.type === 'rule') {
      // Strings in a selector aren't names.
      const found = node.selector.replace(/(["'])[^"']*\1/g, '').match(NAME) ?? [];
      for (const name of found) {
        const whole = name.startsWith('[') ? `${name}]` : name;
        const isAbout = node.selectors.includes(whole);
        add(whole, { ...(isAbout && commentAbove(node)) });
      }
    } else if (node.type === 'decl') {
      if (node.prop.startsWith('--')) add(node.prop, { ...setBy(node), ...commentAbove(node) });
      for (const [, name = ''] of node.value.matchAll(/var\(\s*(--[\w-]+)/g)) add(name, {});
    }
  });
  return names;
}

function setBy({ value, parent }: Declaration): StyledName {
  const on = parent?.type === 'rule' && 'selector' in parent ? String(parent.selector) : undefined;
  return { value: value.trim(), ...(on !== undefined && { on }) };
}

function commentAbove(node: ChildNode): { text?: string } {
  const before = node.prev();
  if (before?.type !== 'comment' || !before.text.startsWith('*')) return {};
  return {
    text: before.text
      .replace(/^[ \t]*\*+[ \t]?/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  };
}
