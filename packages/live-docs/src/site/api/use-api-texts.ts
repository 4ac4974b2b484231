import { useEffect, useState } from 'react';
import type { ApiData, ApiTexts } from '../../model';
import { createLoader, loadDataFile, type Loader } from '../loading';
import { useLocale } from '../locale';

/** A table's texts and the language that they are in. */
interface Spoken {
  locale: string;
  texts: ApiTexts;
}

type TextsByTable = Record<string, ApiTexts>;

/** The texts of all tables by language. While developing, a page's reference is replaced when it changes, and its texts with it. */
const kept = new WeakMap<ApiData, Map<string, Loader<TextsByTable>>>();

function loaderOf(data: ApiData, locale: string): Loader<TextsByTable> {
  const loaders = kept.get(data) ?? new Map<string, Loader<TextsByTable>>();
  kept.set(data, loaders);
  const start = (signal: AbortSignal) => loadDataFile<TextsByTable>(`api-texts-${locale}`, signal);
  const loader = loaders.get(locale) ?? createLoader(`API texts in ${locale}`, start);
  loaders.set(locale, loader);
  return loader;
}

/**
 * The texts in the chrome's language: English until they are there, and where there are none.
 * @param table its id.
 * @param english its texts in English.
 * @param data the reference of the page.
 */
export function useApiTexts(table: string, english: ApiTexts, data: ApiData): Spoken {
  const { locale } = useLocale();
  const [spoken, setSpoken] = useState<Spoken>();

  useEffect(() => {
    if (locale === 'en') return;
    let isWanted = true;
    const show = async () => {
      const { [table]: own } = await loaderOf(data, locale).load();
      if (own && isWanted) setSpoken({ locale, texts: own });
    };
    // Without them English stays, which says the same.
    show().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [locale, data, table]);

  return spoken?.locale === locale ? spoken : { locale: 'en', texts: english };
}
