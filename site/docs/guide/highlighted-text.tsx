import { splitAtMatches } from './find-matches';
import './highlighted-text.css';

interface HighlightedTextProps {
  text: string;
  words: readonly string[];
}

/** A text in which all matches of the words are marked. The words are folded: see `wordsOf`. */
export function HighlightedText({ text, words }: HighlightedTextProps) {
  return splitAtMatches(text, words).map((part, index) =>
    part.match ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
