import { useEffect, useState } from 'react';
import type { ApiBlock, ApiTexts } from '../../model';
import { useLocale } from '../locale';
import { loadChunk } from '../navigation';

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
    const load = loadTexts[locale];
    if (!load) return;
    let isCurrent = true;
    const show = async () => {
      const { default: all } = await loadChunk(`API texts in ${locale}`, load);
      const own = all[table.id];
      if (isCurrent && own) setSpoken({ locale, texts: own });
    };
    // Without them English stays, which says the same.
    show().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [locale, loadTexts, table.id]);

  return spoken?.locale === locale ? spoken : { locale: 'en', texts };
}
