import { attempt } from './attempt';

/** A locale as a language tag. Names of Chinese without a region are those of the texts that the engine has. */
export function toTag(id: string): string {
  if (/^(zh|cn|zh[-_](hans|cn))$/i.test(id)) return 'zh-CN';
  return attempt(() => Intl.getCanonicalLocales(id.replaceAll('_', '-'))[0]) ?? id;
}
