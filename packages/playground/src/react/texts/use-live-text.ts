import { useEnvironment } from '../environment';
import { liveEnUs, type LiveTextKey } from '../../model/live-en-us';
import { liveZhCn } from './live-zh-cn';

/** A function that says a text in the reader's language, `{name}` replaced by `values.name`. */
export function useLiveText(): (key: LiveTextKey, values?: Record<string, string | number>) => string {
  const { locale, texts } = useEnvironment();
  const shipped = locale === 'zh-CN' ? liveZhCn : liveEnUs;
  return (key, values) => fillText(texts[key] ?? shipped[key], values);
}

/** Puts values into a text. A name without a value stays as it is. */
function fillText(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
}
