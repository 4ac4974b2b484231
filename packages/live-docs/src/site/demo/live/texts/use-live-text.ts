import { useBundle } from '../../../locale';
import { liveEnUs, type LiveTextKey } from './live-en-us';
import { liveZhCn } from './live-zh-cn';

/** A function that says a text of live editing in the reader's language. */
export function useLiveText(): (key: LiveTextKey) => string {
  const { locale, texts } = useBundle();
  const shipped = locale === 'zh-CN' ? liveZhCn : liveEnUs;
  return (key) => texts[`live.${key}`] ?? shipped[key];
}
