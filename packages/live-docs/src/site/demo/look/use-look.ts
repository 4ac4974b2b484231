import { useEffect, useState, useSyncExternalStore } from 'react';
import { createStored } from 'live-playground/ui';

/** What carries a look in an address: `?look=simple:width-390.dir-rtl`. */
const PARAMETER = /[?&]look=([^:&#]*):([^&#]*)/;

/**
 * How the reader looks at a demo, as text: as they chose in this tab, or as the link says that they followed. What reads it loads
 * with live editing.
 */
export function useLook(id: string): [look: string, setLook: (look: string) => void] {
  const [store] = useState(() =>
    createStored<string>({
      name: `look:${id}`,
      area: 'sessionStorage',
      parse: (text) => text ?? '',
      print: (look) => look || null,
    }),
  );
  const look = useSyncExternalStore(store.subscribe, store.read, () => '');
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const [linked, of, text = ''] = PARAMETER.exec(search) ?? [];
    if (linked === undefined || of !== encodeURIComponent(id)) return;
    store.write(text);
    // From now on it's the reader's choice.
    const rest = search.replace(linked, '').replace(/^&/, '?');
    window.history.replaceState(window.history.state, '', pathname + rest + hash);
  }, [store, id]);
  return [look, store.write];
}
