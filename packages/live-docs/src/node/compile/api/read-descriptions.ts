import { z } from 'zod';
import type { ApiHistory, Problem } from '../../../model';
import { readYaml } from '../../files/read-yaml';

/** A text by language; English is always there. */
export type Texts = Record<string, string> & { en: string };

/** A key that names a language: `en`, `pt-BR`. No option of a description looks like one. */
const LANGUAGE = /^([a-z]{2}|[a-z]{2,3}(-[A-Za-z0-9]{2,8})+)$/;

/** An object with texts by language beside its options. @returns the texts as `texts`, and the options. */
const spoken = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess(
    (value) => {
      if (typeof value !== 'object' || value === null) return value;
      const entries = Object.entries(value);
      const isText = ([key]: [string, unknown]) => !(key in shape) && LANGUAGE.test(key);
      return {
        ...Object.fromEntries(entries.filter((entry) => !isText(entry))),
        texts: Object.fromEntries(entries.filter(isText)),
      };
    },
    z.strictObject({ ...shape, texts: z.object({ en: z.string().min(1) }).catchall(z.string().min(1)) }),
  );

const words = spoken({}).transform(({ texts }) => texts);
const version = z.string().regex(/^\d+\.\d+\.\d+$/, 'a version such as 6.8.0');
const property = spoken({
  /** Code, or words where no code says it. */
  default: z.union([z.string(), words]).optional(),
  /** Only where the record is certain. */
  since: version.optional(),
  /** Table that lists the keys of the property's value, which are then no rows here. */
  see: z.string().optional(),
});
const schema = z.strictObject({
  id: z.string().min(1),
  /** Type whose members are listed, in terms of what the library exports. */
  type: z.string().min(1),
  /** Names in `type` that stand for any type: `[Value]` for `SelectProps<Value>`. */
  parameters: z.array(z.string().regex(/^[A-Za-z_$][\w$]*$/, 'a name')).default([]),
  /** The component that takes them as properties, in the same terms. */
  component: z.string().optional(),
  /** The line that a reader copies. */
  import: z.string().min(1),
  /** Table whose words are used for members that both have alike. */
  extends: z.string().optional(),
  /** The library hands such an object out, so that reading a member is using it. */
  given: z.boolean().default(false),
  native: words.optional(),
  properties: z.record(z.string(), property).default({}),
});

/** What is said of one type: a file of `docs/api`. */
export interface Descriptions extends z.output<typeof schema> {
  /** Path from the project's root. */
  filename: string;
  /** Line of each property in the file. */
  lines: Record<string, number>;
  /** Line of each key of the file itself. */
  keyLines: Record<string, number>;
}
export type Description = z.output<typeof property>;

/** Tables in the order in which they claim a member that several have: those that others extend come first. */
export const ownersFirst = (tables: Descriptions[]): Descriptions[] =>
  tables.toSorted((a, b) => Number(a.extends !== undefined) - Number(b.extends !== undefined));

/** A text in a language; English where it is missing. */
export function inLanguage(texts: Texts, language: string): { text: string; language: string } {
  const text = texts[language];
  return text === undefined ? { text: texts.en, language: 'en' } : { text, language };
}

/** Folder of the files, from the project's root. */
export const API_FOLDER = 'docs/api';

/** The words of the API reference. */
export interface ApiWords {
  /** By id of their table. */
  tables: ReadonlyMap<string, Descriptions>;
  /** The library's versions, if the site keeps `docs/api/versions.json`. */
  history?: ApiHistory;
  problems: Problem[];
}

/** What one file says, or what is wrong with it. */
export type DescriptionsReading = Descriptions | { problems: Problem[] };

/** Joins what the files of `docs/api` say. If two have the same id, the first one counts. */
export function joinDescriptions(readings: readonly DescriptionsReading[]): ApiWords {
  const tables = new Map<string, Descriptions>();
  const problems: Problem[] = [];
  for (const one of readings) {
    if ('problems' in one) {
      problems.push(...one.problems);
      continue;
    }
    const twin = tables.get(one.id);
    if (twin) problems.push(duplicateId(one, twin));
    else tables.set(one.id, one);
  }
  return { tables, problems };
}

/** What is wrong with a site that has the parser on and nothing to describe. */
export const MISSING_WORDS: Problem = {
  file: API_FOLDER,
  found: 'the folder does not exist, and apiParser is on',
  expected: 'a file for each type of the API reference',
  fix: 'Add the folder, or set apiParser to false in site.config.ts',
};

const duplicateId = ({ id, filename, keyLines }: Descriptions, twin: Descriptions): Problem => ({
  file: filename,
  line: keyLines['id'] ?? 1,
  found: `the id "${id}" is also that of ${twin.filename}`,
  expected: 'one file an id',
  fix: 'Rename one of the two, or remove its file',
});

/** Reads one file. @param filename path from the project's root. */
export function readDescriptions(text: string, filename: string): DescriptionsReading {
  const { value, problem, lineOf } = readYaml(text, { filename, what: 'descriptions' });
  if (problem) return { problems: [problem] };
  const result = schema.safeParse(value);
  if (result.success) {
    const lines = Object.fromEntries(
      Object.keys(result.data.properties).map((name) => [name, lineOf(['properties', name])]),
    );
    const keyLines = Object.fromEntries(Object.keys(result.data).map((name) => [name, lineOf([name])]));
    return { ...result.data, filename, lines, keyLines };
  }
  return {
    problems: result.error.issues.map((issue) => ({
      file: filename,
      line: lineOf(issue.path.filter((key) => key !== 'texts')),
      found: `"${issue.path.filter((key) => key !== 'texts').join('.')}": ${issue.message}`,
      expected: 'the keys that the documentation lists for files of docs/api, and each text at least in en',
      fix: 'Correct the value, or add what is missing',
    })),
  };
}
