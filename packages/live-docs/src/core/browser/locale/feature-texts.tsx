import { createContext, use, useCallback, type ComponentType } from 'react';
import { fillText } from 'live-playground/internal';
import type { FeatureTexts, SiteTexts } from '../../model';
import { showBlamed } from '../ui/blamed';
import { DEFAULT } from './default-bundle';
import { useBundle } from './locale';

const FeatureContext = createContext<FeatureTexts | undefined>(undefined);

/** A component of a feature which finds the feature's texts: see `useFeatureText`. */
export function withTexts<Props extends object>(Part: ComponentType<Props>, feature: FeatureTexts) {
  return (props: Props) => (
    <FeatureContext value={feature}>{showBlamed({ Part, props, feature: feature.name })}</FeatureContext>
  );
}

/**
 * A function that says a text in the reader's language, `{name}` replaced by `values.name`. In a component of a plugin it's one of the
 * plugin's `messages`, unless the site has its own under `plugin.key`. Any other key is one of the interface: see `Messages`.
 */
export function useFeatureText(): (key: string, values?: Record<string, string | number>) => string {
  const { locale, texts } = useBundle();
  const feature = use(FeatureContext);
  return useCallback(
    (key, values) => {
      const find = (name: string) => (texts as Partial<SiteTexts>)[name] ?? (DEFAULT.texts as Partial<SiteTexts>)[name];
      const own = feature && (find(`${feature.name}.${key}`) ?? feature.texts[locale]?.[key]);
      return fillText(own ?? find(key) ?? key, values);
    },
    [locale, texts, feature],
  );
}
