import { localeAt, type Problem } from '../../../core/model';
import { sectionHashes } from './section-hashes';
import type { Entry, Snapshot } from '../../../core/node/snapshot/snapshot';

/** A translation whose page is another one than it was when it was translated. */
interface Outdated {
  translation: Entry;
  /** The hash of each section of the page as it is now. */
  hashes: ReadonlyMap<string, string>;
  problem: Problem;
}

/**
 * Compares translations with their pages, by the hashes of sections in their front matter.
 * @returns also files without a translation, by language, and links that leave the language of their page.
 */
export function checkTranslations(snapshot: Snapshot) {
  const outdated: Outdated[] = [];
  const missing = new Map<string, string[]>();
  for (const [language, local] of snapshot.locales) {
    const originals = [...snapshot.pages.values(), ...[...snapshot.tabs.values()].flat()];
    const shown = [...local.pages.values(), ...[...local.tabs.values()].flat()];
    for (const [at, original] of originals.entries()) {
      const translation = shown[at];
      if (translation?.language === undefined) {
        missing.set(language, [...(missing.get(language) ?? []), original.filename]);
        continue;
      }
      const hashes = sectionHashes(original);
      const problem = isOutdated(translation, original.filename, hashes);
      if (problem) outdated.push({ translation, hashes, problem });
    }
  }
  return { outdated, missing, problems: snapshot.entries.flatMap((entry) => leavingLinks(snapshot, entry)) };
}

function isOutdated(
  { filename, front: { translates } }: Entry,
  original: string,
  hashes: ReadonlyMap<string, string>,
): Problem | undefined {
  const fix = 'Translate what changed. Then note it with "live-docs check --write"';
  if (!translates) {
    const found = "a translation that doesn't say which text of its page it translates";
    return { file: filename, line: 1, found, expected: '"translates" in its front matter', fix };
  }
  const ids = new Set([...hashes.keys(), ...Object.keys(translates)]);
  const changed = [...ids].filter((id) => translates[id] !== hashes.get(id));
  if (changed.length === 0) return undefined;
  return {
    file: filename,
    line: 1,
    found: `a translation that is older than ${original}: ${changed.join(', ')}`,
    expected: 'the translation of the page as it is',
    fix,
  };
}

/** Links that lead a reader to another language. */
function leavingLinks({ config, files, locales }: Snapshot, { file, filename, language, compiled }: Entry): Problem[] {
  const all = [...locales.values()].flatMap(({ locale }) => locale ?? []);
  const problem = (href: string, line: number): Problem => ({
    file: filename,
    line,
    found: `the link to "${href}" leaves the language of the page`,
    expected: 'the address of the page in the default language, which leads to the one in the language of the reader',
    fix: 'Write that address, such as /guide/start',
  });
  const elsewhere = compiled.links.flatMap(({ href, line }) => {
    const target = localeAt(href, all);
    return target && target.id !== language ? [problem(href, line)] : [];
  });
  if (language === undefined || config.url === undefined) return elsewhere;
  const whole = config.url + config.base;
  const lines = (files.text(file) ?? '').split('\n');
  return [
    ...elsewhere,
    ...lines.flatMap((text, at) =>
      [...text.matchAll(/\]\((https?:[^)\s]+)\)/g)].flatMap(([, href = '']) =>
        href.startsWith(whole) && !localeAt(href.slice(whole.length - 1), all) ? [problem(href, at + 1)] : [],
      ),
    ),
  ];
}
