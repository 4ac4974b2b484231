import { z } from 'zod';
import type { Problem } from '../../model';
import { BuildError } from '../build-error';
import { readYaml } from '../read-yaml';

const schema = z.strictObject({
  title: z.string().min(1),
  description: z.string().optional(),
  keywords: z.array(z.string()).default([]),
  order: z.number().default(0),
  group: z.union([z.string(), z.strictObject({ title: z.string(), order: z.number().optional() })]).optional(),
  nav: z
    .union([
      z.string(),
      z.strictObject({ title: z.string(), path: z.string().optional(), order: z.number().optional() }),
    ])
    .optional(),
  hero: z.strictObject({ title: z.string(), description: z.string() }).optional(),
});

/** A page's front matter with its defaults. */
export type FrontMatter = z.output<typeof schema>;

/** Kind of each key, for messages. */
const EXPECTED: Record<string, string> = {
  title: 'a text',
  description: 'a text',
  keywords: 'a list of texts',
  order: 'a number',
  group: 'a title, or {title, order}',
  nav: 'a title, or {title, path, order}',
  hero: '{title, description}',
};

/**
 * Reads and checks the YAML between the `---` lines at the top of a page.
 * @param text the page's whole source.
 * @param filename path from the project's root, for messages.
 * @throws {BuildError} naming the line of every key that does not fit.
 */
export function readFrontMatter(text: string, filename: string): FrontMatter {
  const block = /^---\r?\n([\s\S]*?)\r?\n?---(?:\r?\n|$)/.exec(text);
  // The block starts on the file's second line.
  const { value, lineOf } = readYaml(block?.[1] ?? '', { filename, what: 'front matter', firstLine: 2 });
  const result = schema.safeParse(value ?? {}, { reportInput: true });
  if (result.success) return result.data;

  const problems = result.error.issues.flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        file: filename,
        line: lineOf([...issue.path, key]),
        found: `front matter has an unknown key "${[...issue.path, key].join('.')}"`,
        expected: `one of ${Object.keys(EXPECTED).join(', ')}`,
        fix: 'Correct its name or remove it',
      }));
    }
    const key = String(issue.path[0] ?? 'title');
    const found = issue.path.length > 0 ? issue.input : undefined;
    return [
      {
        file: filename,
        line: lineOf(issue.path),
        found: `front matter key "${issue.path.join('.') || key}" is ${found === undefined ? 'missing' : JSON.stringify(found)}`,
        expected: EXPECTED[key] ?? issue.message,
        fix: 'Correct its value',
      },
    ];
  });
  throw new BuildError(problems);
}
