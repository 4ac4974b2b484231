import { ownValue } from '../../../core/model';
import { apiAnchor } from 'live-playground/model';
import { typeAnchor } from '../shared/api';
import type { ApiFacts } from './read-api';
import type { Descriptions } from './read-descriptions';

/** What names in comments lead to. */
interface Parts {
  facts: Pick<ApiFacts, 'tables' | 'definitions'>;
  descriptions: ReadonlyMap<string, Descriptions>;
  /** Address of the page that shows each table. */
  homes: ReadonlyMap<string, string>;
}

/** `{@link Name}`, `{@link Name.member|label}`, `{@linkcode https://example.org label}`. */
const LINK = /\{@link(?:code|plain)?\s+([^\s|}]+)\s*\|?\s*([^}]*)\}/g;

/** What a comment says of a table's member, with links as Markdown writes them. A name that has no place stays code. */
export function linkNames(parts: Parts, table: string, text: string): string {
  return text.replace(LINK, (_whole, target: string, label: string) => {
    const words = label.trim();
    if (/^https?:/.test(target)) return `[${words || target}](${target})`;
    const name = target.replace(/\(\)$/, '').replace('#', '.');
    const href = addressOf(parts, table, name);
    const shown = words || `\`${name}\``;
    return href ? `[${shown}](${href})` : shown;
  });
}

/** Where a name such as `size.width`, as it is said of a table, has its row; else where that of a table or a type is shown. */
export function addressOf(parts: Parts, id: string, name: string): string | undefined {
  const { descriptions, facts, homes } = parts;
  const rowOf = (table: string, property: string): string | undefined => {
    const home = homes.get(table);
    const exists = ownValue(facts.tables, table)?.members.some((member) => member.name === property);
    return home && exists ? `${home}#${apiAnchor(table, property)}` : undefined;
  };
  const [head = '', ...rest] = name.split('.');
  // The library names props of its component in what it says of parts of it too.
  const tables = [descriptions.get(id), ...descriptions.values()];
  const see = tables.map((one) => ownValue(one?.properties, head)?.see).find((one) => one !== undefined);
  if (see && rest.length > 0) return rowOf(see, rest.join('.'));
  const own = rowOf(id, name);
  if (own) return own;
  for (let at = rest.length; at > 0; at--) {
    const parts = name.split('.');
    const found = rowOf(parts.slice(0, at).join('.'), parts.slice(at).join('.'));
    if (found) return found;
  }
  const home = homes.get(name);
  if (home) return home;
  const [page] = [...homes.values()];
  return page && Object.hasOwn(facts.definitions, name) ? `${page}#${typeAnchor(name)}` : undefined;
}
