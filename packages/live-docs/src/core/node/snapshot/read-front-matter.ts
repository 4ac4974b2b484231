import { z } from 'zod';
import { suggest, type Problem } from '../../model';
import type { ChosenFeature } from '../config/chosen-feature';
import { PAGE_KEYS } from '../config/page-keys';
import { readYaml, type Yaml } from '../files/read-yaml';

const schema = z.strictObject({
  title: z.string().min(1).optional(),
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
  lang: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .optional(),
});

/** What a translation says itself: all else is its page's. */
const translationSchema = schema.pick({ title: true, description: true, keywords: true, hero: true }).extend({
  headings: z.literal('own').optional(),
  translates: z.record(z.string(), z.string()).optional(),
});

/** A page's front matter with its defaults. */
export interface FrontMatter extends z.output<typeof schema> {
  title: string;
  /** Of a translation: the sections of the page that it translates by their ids, and the hash of each one's text. */
  translates?: Record<string, string> | undefined;
  /** Of a translation: `own` if its headings are others than those of its page. */
  headings?: 'own' | undefined;
  /** What it says under the names of features. */
  of?: Record<string, unknown>;
  /** Title and description in other languages, by language: `title.zh-CN`. */
  translations?: Record<string, { title?: string; description?: string }>;
}

/** The text between two lines of `---`, which may be followed by spaces. */
const FRONT_MATTER = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/;

/** What is meant as front matter and isn't: it has no second line of `---`, something is above it, or it's TOML. */
const NEARLY = /^\s*(?:---[ \t]*\r?\n[\w.-]+:(?:[ \t]|\r?\n)|\+{3}[ \t]*\r?\n[\w.-]+[ \t]*=)/;

/** What a page's front matter says, and what is wrong with it. */
export interface FrontMatterReading {
  /** Without the keys that don't fit. A page without a title has `name`. */
  front: FrontMatter;
  /** True if it has a title that fits. */
  hasTitle: boolean;
  problems: Problem[];
}

/** A key in another language: `title.zh-CN`. */
const TRANSLATED = /^(title|description)\.([a-z]{2,3}(?:-\w+)*)$/i;

/**
 * Reads and checks the YAML between the `---` lines at the top of a page.
 * @param text the page's whole source.
 * @param filename path from the project's root.
 * @param name what a page without a title is called.
 * @param isTranslation true for the translation of a page.
 * @param features what may have a key in it.
 */
export function readFrontMatter(
  text: string,
  filename: string,
  name: string,
  isTranslation = false,
  features: readonly ChosenFeature[] = [],
): FrontMatterReading {
  const added = Object.fromEntries(
    features.flatMap(({ name, parts: { frontMatter } }) =>
      frontMatter ? [[name, frontMatter.optional()] as const] : [],
    ),
  );
  const own = isTranslation ? translationSchema : schema;
  const rules: z.ZodObject = own.extend(added);
  const block = FRONT_MATTER.exec(text);
  // The block starts on the file's second line.
  const yaml = readYaml(block?.[1] ?? '', { filename, what: 'front matter', firstLine: 2 });
  const isMap = typeof yaml.value === 'object' && yaml.value !== null && !Array.isArray(yaml.value);
  const all = Object.entries(isMap ? (yaml.value as Record<string, unknown>) : {});
  const written = Object.fromEntries(all.filter(([key]) => isTranslation || !TRANSLATED.test(key)));
  const result = rules.safeParse(isMap ? written : (yaml.value ?? {}), { reportInput: true });
  const issues = result.error?.issues ?? [];
  const wrong = issues.flatMap((issue) => issue.path[0] ?? (issue.code === 'unrecognized_keys' ? issue.keys : []));
  const fitting = result.success ? result.data : rules.parse(without(written, wrong.map(String)));
  const of = Object.entries(fitting).filter(([key]) => Object.hasOwn(added, key));
  const core = own.parse(without(fitting, Object.keys(added)));
  const translations = isTranslation ? {} : readTranslations(all);
  const keys = Object.keys(rules.shape);
  return {
    front: {
      order: 0,
      ...core,
      title: core.title ?? name,
      ...(of.length > 0 ? { of: Object.fromEntries(of) } : {}),
      ...(Object.keys(translations).length > 0 ? { translations } : {}),
    },
    hasTitle: core.title !== undefined,
    problems: yaml.problem
      ? [yaml.problem]
      : !block && NEARLY.test(text)
        ? [nearly(filename, text)]
        : issues.flatMap((issue) => toProblems(issue, filename, yaml, keys)),
  };
}

const nearly = (filename: string, text: string): Problem => ({
  file: filename,
  line: text.slice(0, text.search(/\S/)).split('\n').length,
  found: text.trimStart().startsWith('+')
    ? 'front matter in TOML'
    : text.startsWith('-')
      ? 'front matter without an end'
      : 'front matter below an empty line',
  expected: 'YAML between two lines of "---", the first of which is the first line of the file',
  fix: 'Correct the lines around it',
});

const without = (value: Record<string, unknown>, keys: string[]) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));

function readTranslations(entries: [string, unknown][]): NonNullable<FrontMatter['translations']> {
  const translations: NonNullable<FrontMatter['translations']> = {};
  for (const [key, value] of entries) {
    const [, what, language = ''] = TRANSLATED.exec(key) ?? [];
    if (what) translations[language] = { ...translations[language], [what.toLowerCase()]: String(value) };
  }
  return translations;
}

function toProblems(issue: z.core.$ZodIssue, filename: string, { lineOf }: Yaml, keys: string[]): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      file: filename,
      line: lineOf([...issue.path, key]),
      found: `front matter has an unknown key "${[...issue.path, key].join('.')}"${issue.path.length === 0 ? suggest(key, keys) : ''}`,
      expected: `one of ${keys.join(', ')}`,
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
      expected: PAGE_KEYS[key] ?? issue.message,
      fix: 'Correct its value',
    },
  ];
}
