import { splitAtMatches } from './find-matches';
import './highlighted-text.css';

/** A text in which all matches of the words are marked. The words are folded: see `wordsOf`. */
export function HighlightedText({ text, words }: { text: string; words: readonly string[] }) {
  return splitAtMatches(text, words).map((part, index) =>
    part.match ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
