import { z } from 'zod';
import type { Problem } from '../../../core/model';
import { readYaml } from '../../../core/node/files/read-yaml';
import type { Api } from '../../../core/node/snapshot/api';
import type { Snapshot } from '../../../core/node/snapshot/snapshot';

const word = z.union([z.string().min(1), z.array(z.string().min(1))]).transform((words) => [words].flat());
const schema = z.record(z.string(), z.union([z.string().min(1), z.strictObject({ use: word, not: word.default([]) })]));

/** A word that translations must not use. */
interface Wrong {
  term: string;
  word: string;
  use: string;
}

/** Words of translations, of pages and of the API reference, that the glossary of their language, `glossary.zh-CN.yaml` in the folder of pages, forbids. */
export function checkGlossary(snapshot: Snapshot, api: Pick<Api, 'texts'> | undefined): Problem[] {
  const { root, config, files, entries } = snapshot;
  return [...snapshot.locales.keys()].flatMap((language) => {
    const filename = `${config.docs}/glossary.${language}.yaml`;
    const text = files.text(`${root}/${filename}`);
    if (text === undefined) return [];
    const { problems, wrong } = readGlossary(text, filename);
    const say = (file: string, line: number, said: string): Problem[] =>
      wrong.flatMap(({ term, word, use }) => {
        if (!said.includes(word)) return [];
        const found = `"${word}", which ${filename} forbids for "${term}"`;
        return { file, line, found, expected: use, fix: 'Write that word instead' };
      });
    const pages = entries
      .filter((entry) => entry.language === language)
      .flatMap(({ file, filename }) =>
        prose(files.text(file) ?? '').flatMap((said, at) => say(filename, at + 1, said)),
      );
    const texts = (api?.texts ?? []).flatMap(({ file, line, said }) => say(file, line, said[language] ?? ''));
    return [...problems, ...pages, ...texts];
  });
}

function readGlossary(text: string, filename: string): { wrong: Wrong[]; problems: Problem[] } {
  const { value, problem, lineOf } = readYaml(text, { filename, what: 'the glossary' });
  if (problem) return { wrong: [], problems: [problem] };
  const result = schema.safeParse(value ?? {});
  if (!result.success)
    return {
      wrong: [],
      problems: result.error.issues.map(({ path }) => ({
        file: filename,
        line: lineOf(path),
        found: `the term "${String(path[0] ?? '')}" that cannot be read`,
        expected: 'the word that translations use, or "use" with it and "not" with a list of wrong ones',
        fix: 'Correct the term',
      })),
    };
  const wrong = Object.entries(result.data).flatMap(([term, said]) =>
    typeof said === 'string' ? [] : said.not.map((word) => ({ term, word, use: said.use.join(' or ') })),
  );
  return { wrong, problems: [] };
}

/** Lines of a page without its code, and without the words that readers search for: they may be any. */
function prose(text: string): string[] {
  let fence: string | undefined;
  let isKeywords = false;
  return text.split('\n').map((line) => {
    if (/^\S/.test(line)) isKeywords = line.startsWith('keywords:');
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark && (fence === undefined || mark.startsWith(fence))) {
      fence = fence === undefined ? mark : undefined;
      return '';
    }
    return fence === undefined && !isKeywords ? line.replace(/`[^`]*`/g, '') : '';
  });
}
