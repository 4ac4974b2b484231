import { z } from 'zod';
import type { ApiHistory, Problem } from '../../../model';
import { API_FOLDER } from './read-descriptions';

/** The file that holds a library's history, from the site's root. */
export const HISTORY_FILE = `${API_FOLDER}/versions.json`;

const versions = z.array(z.string().regex(/^\d+\.\d+\.\d+$/));
const state = z.strictObject({
  type: z.string(),
  required: z.literal(true).optional(),
  deprecated: z.string().optional(),
});
const schema = z.strictObject({
  read: z.record(z.string(), versions),
  unread: z.record(z.string(), z.record(z.string(), versions)),
  tables: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.union([z.string(), state, z.null()])))),
});

/** Reads the text of the file. */
export function parseHistory(text: string): ApiHistory | { problem: Problem } {
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
    if (result.success) return result.data as ApiHistory;
    const [issue] = result.error.issues;
    return fail(`"${issue?.path.join('.') ?? ''}": ${issue?.message ?? ''}`);
  } catch (error) {
    return fail(`the file can't be parsed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
