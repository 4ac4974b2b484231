import { useEffect, useState, useSyncExternalStore } from 'react';
import { createStored } from 'live-playground/internal';
import type { CodeLanguage } from '../../model';
import { useResources } from '../loading';
import { useRouter } from '../navigation';

/** What carries a look in an address: `?look=simple:width-390.dir-rtl`. */
const PARAMETER = /[?&]look=([^:&#]*):([^&#]*)/;

/** The part of a look that is about the code. */
const JAVASCRIPT = /\.?\bcode-js\b/;

/** How texts are stored. */
const AS_TEXT = { parse: (text: string | null) => text ?? '', print: (text: string) => text || null };

interface LookState {
  /** As text: `width-390.code-js`. What reads it loads with live editing. */
  look: string;
  setLook: (look: string) => void;
  /** How the code is shown. */
  language: CodeLanguage;
  /** True if the demo itself is to be shown in another way. */
  isOther: boolean;
}

/**
 * How the reader looks at a demo: as they chose in this tab, or as the link says that they followed. The language of the code is
 * a choice for all demos, which the device keeps.
 * @param hasJavaScript the demo's code is to be had as JavaScript.
 */
export function useLook(id: string, hasJavaScript: boolean): LookState {
  const router = useRouter();
  const languages = useResources().get('code language', storeLanguage);
  const [own] = useState(() => createStored({ name: `look:${id}`, area: 'sessionStorage', ...AS_TEXT }));
  const chosen = useSyncExternalStore(own.subscribe, own.read, () => '');
  const general = useSyncExternalStore(languages.subscribe, languages.read, () => '');
  useEffect(() => {
    const { search } = router.state().location;
    const [linked, of, text = ''] = PARAMETER.exec(search) ?? [];
    if (linked === undefined || of !== encodeURIComponent(id)) return;
    own.write(text);
    // From now on it's the reader's choice.
    router.amend({ search: search.replace(linked, '').replace(/^&/, '?') });
  }, [own, id, router]);
  const plain = chosen.replace(JAVASCRIPT, '');
  const isJavaScript = hasJavaScript && (chosen !== plain || general === 'js');
  return {
    look: isJavaScript ? `${plain}${plain && '.'}code-js` : plain,
    setLook(look) {
      const rest = look.replace(JAVASCRIPT, '');
      own.write(rest);
      if (hasJavaScript) languages.write(rest === look ? '' : 'js');
    },
    language: isJavaScript ? 'js' : 'ts',
    isOther: plain !== '',
  };
}

const storeLanguage = () => createStored({ name: 'code-language', ...AS_TEXT });
