import path from 'node:path';
import { z } from 'zod';
import type { Problem } from '../../model';
import { readYaml, type Yaml } from '../files/read-yaml';

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

/** The text between two lines of `---`, which may be followed by spaces. */
const FRONT_MATTER = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/;

/** What a page's front matter says, and what is wrong with it. */
export interface FrontMatterReading {
  /** Without the keys that don't fit. A page without a title has that of its file. */
  front: FrontMatter;
  problems: Problem[];
}

/**
 * Reads and checks the YAML between the `---` lines at the top of a page.
 * @param text the page's whole source.
 * @param filename path from the project's root.
 */
export function readFrontMatter(text: string, filename: string): FrontMatterReading {
  const block = FRONT_MATTER.exec(text);
  // The block starts on the file's second line.
  const yaml = readYaml(block?.[1] ?? '', { filename, what: 'front matter', firstLine: 2 });
  if (yaml.problem) return { front: withoutKeys({}, [], filename), problems: [yaml.problem] };
  const value = yaml.value ?? {};
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { front: result.data, problems: [] };
  const { issues } = result.error;
  const wrong = issues.flatMap((issue) => issue.path[0] ?? (issue.code === 'unrecognized_keys' ? issue.keys : []));
  return {
    front: withoutKeys(value, wrong.map(String), filename),
    problems: issues.flatMap((issue) => toProblems(issue, filename, yaml)),
  };
}

/** What is left of front matter without the keys that don't fit. */
function withoutKeys(value: unknown, keys: string[], filename: string): FrontMatter {
  const given = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  const fitting = Object.entries(given).filter(([key]) => !keys.includes(key));
  return schema.parse({ title: path.posix.parse(filename).name, ...Object.fromEntries(fitting) });
}

function toProblems(issue: z.core.$ZodIssue, filename: string, { lineOf }: Yaml): Problem[] {
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
}
