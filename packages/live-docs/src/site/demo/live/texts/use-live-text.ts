import { useLocale } from '../../../locale';
import { liveEnUs, type LiveTextKey } from './live-en-us';
import { liveZhCn } from './live-zh-cn';

/** A function that says a text of live editing in the reader's language. */
export function useLiveText(): (key: LiveTextKey) => string {
  const { locale } = useLocale();
  const texts = locale === 'zh-CN' ? liveZhCn : liveEnUs;
  return (key) => texts[key];
}
