import { fillText } from '../../base/fill-text';
import { useEnvironment, type Environment } from '../environment';
import { liveEnUs, type LiveTextKey } from '../../model/live-en-us';
import { liveZhCn } from './live-zh-cn';

type Values = Record<string, string | number>;

/** A function that says a text in the reader's language, `{name}` replaced by `values.name`. */
export function useLiveText(): (key: LiveTextKey, values?: Values) => string {
  const environment = useEnvironment();
  return (key, values) => textOf(key, environment, values);
}

/** A text in a language, `{name}` replaced by `values.name`. */
export function textOf(key: LiveTextKey, { locale, texts }: Pick<Environment, 'locale' | 'texts'>, values?: Values) {
  const shipped = locale === 'zh-CN' ? liveZhCn : liveEnUs;
  return fillText(texts[key] ?? shipped[key], values);
}
