import type { PageOutput } from '../compile/markdown/page-output';
import type { FrontMatter } from './read-front-matter';

/** What says which language a page's content is in. */
interface Content {
  /** That of a translation. */
  language?: string;
  front: Pick<FrontMatter, 'lang' | 'title' | 'description'>;
  compiled: Pick<PageOutput, 'texts'>;
}

/** Words of a text that has a language by its script. */
const ENOUGH = 20;

/** What each script writes; a language's own signs come before those that it shares. */
const SCRIPTS: [language: string, signs: RegExp][] = [
  ['ja', /[\p{sc=Hiragana}\p{sc=Katakana}]/gu],
  ['ko', /\p{sc=Hangul}/gu],
  ['zh-CN', /\p{sc=Han}/gu],
];

/**
 * The language that a page's content is in, as a tag: that of its translation, what its front matter says, or what its text is written
 * in, code included. The site's default one where nothing says otherwise.
 */
export function contentLanguage({ language, front, compiled }: Content, byDefault: string): string {
  if (language !== undefined) return language;
  if (front.lang !== undefined) return front.lang;
  const text = [front.title, front.description ?? '', ...compiled.texts.map(({ value }) => value)].join(' ');
  const counts = SCRIPTS.map(([tag, signs]) => [tag, text.match(signs)?.length ?? 0] as const);
  const signs = counts.reduce((sum, [, count]) => sum + count, 0);
  // Beside much code, a text in these scripts has fewer signs than the code has words.
  const words = text.match(/\p{sc=Latin}+/gu)?.length ?? 0;
  const isScript = SCRIPTS.some(([tag]) => isSame(tag, byDefault));
  if (signs === 0 && isScript && words >= ENOUGH) return 'en';
  const written = signs === 0 || signs < words / 2 ? undefined : counts.find(([, count]) => count > signs / 10)?.[0];
  return written === undefined || isSame(written, byDefault) ? byDefault : written;
}

/** True for tags of one language: `zh-CN` and `zh-TW`. */
const isSame = (tag: string, other: string) => tag.split('-', 1)[0] === other.split('-', 1)[0];
