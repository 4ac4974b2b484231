/** A value that the browser keeps under the site's name, in local or in session storage. */
export interface Stored<T> {
  /** The stored value; the same object as long as that is the same text. */
  read: () => T;
  /** @returns false if the browser refuses. Then the value lasts as long as the page. */
  write: (value: T) => boolean;
  /** Calls back on every change, one made in another tab included. @returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** What an entry is called and how its value is written. */
export interface StoredEntry<T> {
  /** Behind the site's own prefix: `color-mode`. */
  name: string;
  /** Session storage is one tab's and ends with it. */
  area?: 'localStorage' | 'sessionStorage';
  /** Turns the stored text into a value. It may be null, or a text that another program wrote. */
  parse: (text: string | null) => T;
  /** The value as text; null deletes the entry. */
  print: (value: T) => string | null;
}

/** Opens an entry of the browser's storage. */
export function createStored<T>({ name, area = 'localStorage', parse, print }: StoredEntry<T>): Stored<T> {
  const listeners = new Set<() => void>();
  let unsaved: string | null = null;
  let known: { text: string | null; value: T } | undefined;

  const notify = () => listeners.forEach((listener) => listener());
  const onStorage = (event: StorageEvent) => {
    // A key of null says that the whole storage was cleared.
    if (event.key !== keyOf(name) && event.key !== null) return;
    unsaved = null;
    notify();
  };

  return {
    read() {
      const text = unsaved ?? readText(area, keyOf(name));
      if (known?.text !== text) known = undefined;
      known ??= { text, value: parse(text) };
      return known.value;
    },
    write(value) {
      const text = print(value);
      const isKept = writeText(area, keyOf(name), text);
      unsaved = isKept ? null : text;
      notify();
      return isKept;
    },
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      // A page that comes back from the back-forward cache has heard of no change made since.
      window.addEventListener('pageshow', notify);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', notify);
      };
    },
  };
}

/** The value of a text in JSON; undefined if there's none, or if the text is none. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `live-docs:/table:color-mode`: the document may carry what tells the site from others of its origin. */
const keyOf = (name: string) => `${document.documentElement.dataset['site'] ?? 'live-playground'}:${name}`;

type Area = 'localStorage' | 'sessionStorage';

function readText(area: Area, key: string): string | null {
  try {
    return navigator.cookieEnabled ? window[area].getItem(key) : null;
  } catch {
    return null;
  }
}

function writeText(area: Area, key: string, text: string | null): boolean {
  try {
    if (!navigator.cookieEnabled) return false;
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
