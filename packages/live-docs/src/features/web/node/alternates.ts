import { localAddress } from '../../../core/model';
import { contentLanguage } from '../../../core/node/snapshot/content-language';
import { isTranslated, type Snapshot } from '../../../core/node/snapshot/snapshot';

/** A page in one language, as search engines are told of it. */
interface Alternate {
  /** BCP 47 tag, or `x-default` for readers of any other language. */
  language: string;
  path: string;
}

/** A page in all languages that it's written in; nothing for a page without a translation. @param path its default address. */
export function alternates({ locales, pages, config }: Snapshot, path: string): Alternate[] {
  const others = [...locales].flatMap(([language, local]): Alternate[] => {
    const address = localAddress(path, local.locale?.base);
    const page = local.pages.get(address);
    return page && isTranslated(local, page) ? [{ language, path: address }] : [];
  });
  if (others.length === 0) return [];
  const page = pages.get(path);
  const { id } = config.language;
  const language = page ? contentLanguage(page, id) : id;
  return [{ language, path }, ...others, { language: 'x-default', path }];
}
