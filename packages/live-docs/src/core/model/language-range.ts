/**
 * True for a tag of a language: `en-GB` is one of `en`, and `zh-TW` none of `zh-CN`
 * (RFC 4647, 3.3.1: https://www.rfc-editor.org/rfc/rfc4647#section-3.3.1).
 */
export const isLanguage = (tag: string, language: string): boolean =>
  `${tag}-`.toLowerCase().startsWith(`${language}-`.toLowerCase());
