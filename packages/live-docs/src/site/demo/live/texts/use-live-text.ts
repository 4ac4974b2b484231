import { fillText, useBundle } from '../../../locale';
import { liveEnUs, type LiveTextKey } from './live-en-us';
import { liveZhCn } from './live-zh-cn';

/** A function that says a text of live editing in the reader's language, `{name}` replaced by `values.name`. */
export function useLiveText(): (key: LiveTextKey, values?: Record<string, string | number>) => string {
  const { locale, texts } = useBundle();
  const shipped = locale === 'zh-CN' ? liveZhCn : liveEnUs;
  return (key, values) => fillText(texts[`live.${key}`] ?? shipped[key], values);
}
