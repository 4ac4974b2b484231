import path from 'node:path';
import type { ApiHistory } from '../../model';
import { HISTORY_FILE, parseHistory } from '../compile/api/history-file';
import {
  API_FOLDER,
  joinDescriptions,
  readDescriptions,
  type ApiWords,
  type DescriptionsReading,
} from '../compile/api/read-descriptions';
import type { SiteConfig } from '../config/site-config';
import type { Files } from '../files/files';
import { toPosix } from '../files/paths';

/** What was made of each text of `docs/api`, by file. */
export interface WordsMemo {
  descriptions: ReadonlyMap<string, { text: string; reading: DescriptionsReading }>;
  history?: { text: string; reading: HistoryReading } | undefined;
}

type HistoryReading = ReturnType<typeof parseHistory>;

/** A site's words, and what the next reading takes over where the text is the same. */
interface WordsReading {
  words: ApiWords;
  memo: WordsMemo;
}

/** The words of the API reference and the history of the library; none if the configuration turns the reference off. */
export function readWords(
  root: string,
  config: Pick<SiteConfig, 'apiParser' | 'language'>,
  files: Files,
  previous?: WordsMemo,
): WordsReading {
  if (config.apiParser === false)
    return { words: { tables: new Map(), problems: [] }, memo: { descriptions: new Map() } };
  const descriptions = readTexts(root, config.language.id, files, previous);
  const words = joinDescriptions([...descriptions.values()].map(({ reading }) => reading));
  const history = readHistory(root, files, previous);
  if (history && 'problem' in history.reading) words.problems.push(history.reading.problem);
  const known: ApiHistory | undefined = history && !('problem' in history.reading) ? history.reading : undefined;
  return { words: { ...words, ...(known && { history: known }) }, memo: { descriptions, history } };
}

function readTexts(root: string, language: string, files: Files, previous?: WordsMemo): WordsMemo['descriptions'] {
  const folder = `${root}/${API_FOLDER}`;
  const isDescription = (file: string) => path.posix.dirname(file) === folder && file.endsWith('.yaml');
  return new Map(
    files.list(folder).flatMap((file): [string, { text: string; reading: DescriptionsReading }][] => {
      if (!isDescription(file)) return [];
      const text = files.text(file) ?? '';
      const last = previous?.descriptions.get(file);
      if (last?.text === text) return [[file, last]];
      return [[file, { text, reading: readDescriptions(text, toPosix(root, file), language) }]];
    }),
  );
}

function readHistory(root: string, files: Files, previous?: WordsMemo): WordsMemo['history'] {
  const file = `${root}/${HISTORY_FILE}`;
  const text = files.has(file) ? files.text(file) : undefined;
  if (text === undefined) return undefined;
  return previous?.history?.text === text ? previous.history : { text, reading: parseHistory(text) };
}
