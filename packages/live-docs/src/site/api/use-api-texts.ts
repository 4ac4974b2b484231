import { useEffect, useState } from 'react';
import type { ApiBlock, ApiTexts } from '../../model';
import { load } from '../loading';
import { useLocale } from '../locale';

/** A table's texts and the language that they are in. */
interface Spoken {
  locale: string;
  texts: ApiTexts;
}

/** The texts in the chrome's language: English until they are there, and where there are none. */
export function useApiTexts({ table, texts, loadTexts }: ApiBlock): Spoken {
  const { locale } = useLocale();
  const [spoken, setSpoken] = useState<Spoken>();

  useEffect(() => {
    const start = loadTexts[locale];
    if (!start) return;
    const ending = new AbortController();
    const show = async () => {
      const { default: all } = await load(`API texts in ${locale}`, start, { signal: ending.signal });
      const own = all[table.id];
      if (own) setSpoken({ locale, texts: own });
    };
    // Without them English stays, which says the same.
    show().catch(() => {});
    return () => ending.abort();
  }, [locale, loadTexts, table.id]);

  return spoken?.locale === locale ? spoken : { locale: 'en', texts };
}
