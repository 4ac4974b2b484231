import type { TextKey } from './en-us';
import { useText } from './locale';

/** A text of the interface within a page's content, in the language that the page is in. */
export function InterfaceText({ of }: { of: TextKey }) {
  const text = useText();
  return text(of);
}
