import {
  COLOR_ATTRIBUTE,
  DARK_ATTRIBUTE,
  LANGUAGE_ATTRIBUTE,
  LATER_ATTRIBUTE,
  LIGHT_ATTRIBUTE,
  TAB_ATTRIBUTE,
} from '../model/document-attributes';
import { readKept, root } from './root';

/** Milliseconds after which the interface's texts are shown as they are to a reader of another language. */
const TEXTS_LIMIT = 4000;

/**
 * Before the first paint: sets the colour from the mode that the device keeps for this site, and the colour of the browser's bars;
 * hides a page whose address asks for a tab of it; hides the interface's texts, where the file has them in the default language, from a
 * reader of another one; puts off laying out what is marked so.
 */
export function setFirstPaint(): void {
  const mode = readKept('color-mode');
  const language = readKept('locale');
  if (/[?&]tab=/.test(location.search)) root.setAttribute(TAB_ATTRIBUTE, '');
  // A page in another language has its texts in that one.
  if (language && language !== WORDS.language && root.lang === WORDS.language) {
    root.setAttribute(LANGUAGE_ATTRIBUTE, language);
    setTimeout(showTexts, TEXTS_LIMIT);
  }
  // A reader who starts further down needs the height of all that is above.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!location.hash && navigation?.type === 'navigate') root.setAttribute(LATER_ATTRIBUTE, '');
  const isDark = mode === 'dark' || (mode === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute(COLOR_ATTRIBUTE, isDark ? 'dark' : 'light');
  const bars = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (bars) bars.content = bars.getAttribute(isDark ? DARK_ATTRIBUTE : LIGHT_ATTRIBUTE) ?? '';
}

/** Shows the interface's texts in the language that they're in. */
export const showTexts = (): void => root.removeAttribute(LANGUAGE_ATTRIBUTE);
