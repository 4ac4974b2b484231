import type { ApiParts } from './api-parts';
import { linkNames } from './link-names';
import type { Description, Texts } from './read-descriptions';
import type { MemberDoc } from './read-doc';
import type { MemberFacts } from './table-facts';

/** A default of words: more than one, and nothing that only code has. */
const WORDS = /^[A-Z]?[\w'-]*[a-z](?: [\w'-]+)+[.,]?/;

/**
 * What is said of a member: what the comments and the source of the library say, and over it what `docs/api` does, key by key.
 * @param id table that the member is of.
 */
export function describeMember(
  parts: Pick<ApiParts, 'facts' | 'descriptions' | 'homes'>,
  id: string,
  { doc }: MemberFacts,
  written: Description | undefined,
): Description | undefined {
  if (!doc) return written;
  const { texts = {}, default: initial } = written ?? {};
  const own = initial ?? toDefault(doc.default);
  const text: Texts = doc.text === undefined ? {} : { [commentLanguage(doc.text)]: linkNames(parts, id, doc.text) };
  return {
    ...written,
    texts: { ...text, ...texts },
    ...(own === undefined ? {} : { default: own }),
  };
}

/** A default of a comment or of the source: code, or words. */
function toDefault(text: MemberDoc['default']): Description['default'] {
  if (text === undefined) return undefined;
  const code = /^`([^`]+)`\.?$/.exec(text)?.[1];
  if (code !== undefined) return code;
  return text.includes('`') || WORDS.test(text) ? { [commentLanguage(text)]: text } : text;
}

/** The language of a comment: Chinese by its script, else English. */
const commentLanguage = (text: string) =>
  /\p{sc=Han}/u.test(text) && !/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text) ? 'zh-CN' : 'en';
