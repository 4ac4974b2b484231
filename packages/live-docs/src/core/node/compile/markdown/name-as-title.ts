/** A name in code or of a file as a title: `Dark mode` of `DarkMode`, `dark-mode` and `02_dark_mode`. */
export function nameAsTitle(name: string): string {
  const words = name
    .replace(/^\d+[-_.\s]+(?=\D)/, '')
    .replace(/([\p{Ll}\d])(\p{Lu})|(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1$3 $2$4')
    .split(/[-_.\s]+/)
    .filter(Boolean)
    .map((word) => (/^\p{Lu}{2,}/u.test(word) ? word : word.toLowerCase()));
  const title = words.join(' ');
  return title === '' ? name : title[0]!.toUpperCase() + title.slice(1);
}
