import { oncePer } from './once-per';
import { ownValue } from './own-value';

/** A property as the declarations of a version have it. */
export interface PropertyState {
  /** Its type as text. */
  type: string;
  required?: true;
  /** What the library says of its end, in its own words; empty where it says nothing. */
  deprecated?: string;
}

/**
 * A property through time, by the id of the version from which on it's like that. A text is the type of an optional property;
 * null means that it's gone.
 */
export type PropertyHistory = Record<string, string | PropertyState | null>;

/** The API of all published versions of a library, as their declarations have it: what `docs/api/versions.json` holds. */
export interface ApiHistory {
  /** Versions whose declarations were read, oldest first, by the package's name. Former names come first. */
  read: Record<string, string[]>;
  /** Versions that couldn't be read, by the package's name and the reason. */
  unread: Record<string, Record<string, string[]>>;
  /** Properties by table. Those that a table has in common with the one that it extends are listed there only. */
  tables: Record<string, Record<string, PropertyHistory>>;
  /**
   * What each module exports, by its path in the package: `.` for the package itself, `lib/interface`. In the place of a type is
   * what the name stands for, `value` or `type`. A file that an older version of the engine wrote lacks it.
   */
  modules?: Record<string, Record<string, PropertyHistory>>;
}

/** What is known of the versions that were read. */
export type ApiTimeline = Pick<ApiHistory, 'read' | 'tables'>;

/** A version whose declarations were read. */
export interface ApiVersion {
  /** `1.12.0`, or `name@1.12.0` if another package of the same history has such a version, too. */
  id: string;
  /** Name of the package. */
  name: string;
  version: string;
}

/** The last version of a minor, which stands for it. */
export interface MinorVersion extends ApiVersion {
  /** `7.30`, or `name@7.30`: what addresses name it by. */
  minor: string;
}

/** The versions of a history, oldest first. */
export const listVersions = ({ read }: Pick<ApiHistory, 'read'>): readonly ApiVersion[] => versionsOf(read);

/** The minors of a history, oldest first. */
export const listMinors = ({ read }: Pick<ApiHistory, 'read'>): readonly MinorVersion[] => minorsOf(read);

// Each property of each page asks for them.
const versionsOf = oncePer((read: ApiHistory['read']): ApiVersion[] => {
  const all = Object.entries(read).flatMap(([name, versions]) => versions.map((version) => ({ name, version })));
  // Of several packages that have a version, the newest has its plain name.
  const owners = new Map(all.map(({ name, version }) => [version, name]));
  return all.map((one) => ({
    ...one,
    id: owners.get(one.version) === one.name ? one.version : `${one.name}@${one.version}`,
  }));
});

const minorsOf = oncePer((read: ApiHistory['read']): MinorVersion[] => {
  const minors = new Map<string, MinorVersion>();
  for (const one of versionsOf(read)) {
    const minor = minorOf(one.version);
    minors.set(`${one.name}@${minor}`, { ...one, minor });
  }
  const owners = new Map([...minors.values()].map(({ minor, name }) => [minor, name]));
  return [...minors].map(([full, one]) => (owners.get(one.minor) === one.name ? one : { ...one, minor: full }));
});

/** `7.30` of `7.30.4`. */
export const minorOf = (version: string): string => version.split('.', 2).join('.');

/** A version for readers: `7.30` for `7.30.0`. */
export const shortVersion = (version: string): string => version.replace(/^(\d+\.\d+)\.0$/, '$1');

/** The same with the package's name where the library was called otherwise then: `old-grid 1.10`. */
export const namedVersion = ({ read }: Pick<ApiHistory, 'read'>, { name, version }: Omit<ApiVersion, 'id'>): string =>
  [...(name === Object.keys(read).at(-1) ? [] : [name]), shortVersion(version)].join(' ');

/** How a property was in each version in which it was declared anew, oldest first. */
export const historyOf = (
  { tables }: Pick<ApiHistory, 'tables'>,
  table: string,
  name: string,
): PropertyHistory | undefined => ownValue(ownValue(tables, table), name);

/**
 * The version in which a property appeared; after it was gone for a while, the one in which it came back. Undefined if it's
 * unknown to the declarations, gone, or as old as the oldest declarations: it may be older than these.
 */
export function sinceOf(history: ApiTimeline, table: string, name: string): ApiVersion | undefined {
  const [oldest, ...later] = listVersions(history);
  const states = historyOf(history, table, name);
  if (!states || !oldest) return undefined;
  let isThere = Object.hasOwn(states, oldest.id) && states[oldest.id] !== null;
  let since: ApiVersion | undefined;
  for (const version of later) {
    if (!Object.hasOwn(states, version.id)) continue;
    const appears = states[version.id] !== null;
    if (appears !== isThere) since = appears ? version : undefined;
    isThere = appears;
  }
  return since;
}

/** A property's state, written at length. */
export const toState = (written: string | PropertyState): PropertyState =>
  typeof written === 'string' ? { type: written } : written;
