import { useMemo } from 'react';
import type { ApiData, ApiFiles, ApiTexts } from '../../model';
import { createResources } from 'live-playground/internal';
import { dataAt, dataNamed, useResources } from '../loading';
import { DEFAULT_LANGUAGE } from '../locale';
import { useLoaded, type Loaded } from './use-loaded';

/** The data of a page's reference. They're there if the reader turned to the page, and while developing. */
export function useReference(reference: ApiData | ApiFiles, isWanted: boolean): Loaded<ApiData> {
  const resources = useResources();
  const files = 'heads' in reference ? reference : undefined;
  const tables = useLoaded(files && dataAt<Omit<ApiData, 'definitions'>>(resources, files.tables), isWanted);
  const definitions = useLoaded(files && dataAt<ApiData['definitions']>(resources, files.definitions), isWanted);
  const value = useMemo(() => {
    if (!('heads' in reference)) return reference;
    return tables.value && definitions.value && { ...tables.value, definitions: definitions.value };
  }, [reference, tables.value, definitions.value]);
  return {
    value,
    problem: tables.problem ?? definitions.problem,
    retry() {
      tables.retry();
      definitions.retry();
    },
  };
}

/**
 * The texts of all tables by their ids.
 * @param locale absent where the reference has them; it always has those in the default language.
 */
export function useTexts(reference: ApiData | ApiFiles, locale: string | undefined): Loaded<Record<string, ApiTexts>> {
  const resources = useResources();
  // While developing, a page's reference is replaced when it changes, and its texts with it.
  const own = import.meta.env.DEV ? resources.get(reference, createResources) : resources;
  return useLoaded(
    locale === undefined || locale === DEFAULT_LANGUAGE ? undefined : dataNamed(own, `api-texts-${locale}`),
    true,
  );
}
