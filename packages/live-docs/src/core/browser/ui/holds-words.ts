/** Tells what a filter keeps: of all that is said of a thing, every word, in whatever case. */
export function holdsWords(words: string): (texts: string[]) => boolean {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return (texts) => {
    const text = texts.join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  };
}
