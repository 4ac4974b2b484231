import { z } from 'zod';
import type { ApiHistory, Problem } from '../../model';
import type { SiteConfig } from '../config/site-config';
import type { Files } from '../files/files';

/** The file that holds a library's history, from the site's root. */
export const HISTORY_FILE = 'docs/api/versions.json';

const versions = z.array(z.string().regex(/^\d+\.\d+\.\d+$/));
const state = z.strictObject({
  type: z.string(),
  required: z.literal(true).optional(),
  deprecated: z.string().optional(),
});
const properties = z.record(
  z.string(),
  z.record(z.string(), z.record(z.string(), z.union([z.string(), state, z.null()]))),
);
const schema = z.strictObject({
  read: z.record(z.string(), versions),
  unread: z.record(z.string(), z.record(z.string(), versions)),
  tables: properties,
  modules: properties.optional(),
});

/** What the file says, or what is wrong with it; nothing of a site without one. */
export interface HistoryReading {
  text?: string | undefined;
  history?: ApiHistory;
  problem?: Problem;
}

/**
 * Reads the history of the site's library; nothing if the configuration turns the API reference off.
 * @param last is taken over if the text is the same.
 */
export function readHistory(
  root: string,
  { apiParser }: Pick<SiteConfig, 'apiParser'>,
  files: Files,
  last: HistoryReading = {},
): HistoryReading {
  const file = `${root}/${HISTORY_FILE}`;
  const text = apiParser !== false && files.has(file) ? files.text(file) : undefined;
  return text === last.text ? last : { text, ...(text === undefined ? {} : parseHistory(text)) };
}

/** Reads the text of the file. */
export function parseHistory(text: string): HistoryReading {
  const fail = (found: string) => ({
    problem: {
      file: HISTORY_FILE,
      found,
      expected: 'what "live-docs versions" writes',
      fix: 'Run "live-docs versions" and commit the file',
    },
  });
  try {
    const result = schema.safeParse(JSON.parse(text));
    if (result.success) return { history: result.data as ApiHistory };
    const [issue] = result.error.issues;
    return fail(`"${issue?.path.join('.') ?? ''}": ${issue?.message ?? ''}`);
  } catch (error) {
    return fail(`the file can't be parsed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
