/** Kind of each key that the front matter of any page may have, for messages. Features have other names. */
export const PAGE_KEYS: Readonly<Record<string, string>> = {
  title: 'a text',
  description: 'a text',
  keywords: 'a list of texts',
  order: 'a number',
  group: 'a title, or {title, order}',
  nav: 'a title, or {title, path, order}',
  hero: '{title, description}',
  lang: 'the tag of a language, such as fr or zh-TW',
  headings: '"own", for a translation with other headings than its page',
  translates: 'what live-docs check --write has written',
};
