import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Problem } from '../../model';
import { BuildError } from '../build-error';
import { readYaml } from '../read-yaml';

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

/** A text in a language; English where it is missing. */
export function inLanguage(texts: Texts, language: string): { text: string; language: string } {
  const text = texts[language];
  return text === undefined ? { text: texts.en, language: 'en' } : { text, language };
}

/** Folder of the files, from the project's root. */
export const API_FOLDER = 'docs/api';

/** All descriptions of a site, by id. @throws {BuildError} naming what cannot be read. */
export function readDescriptions(root: string): Map<string, Descriptions> {
  const folder = path.join(root, API_FOLDER);
  const all = new Map<string, Descriptions>();
  for (const name of listFiles(folder)) {
    const one = parseDescriptions(readFileSync(path.join(folder, name), 'utf8'), `${API_FOLDER}/${name}`);
    const twin = all.get(one.id);
    if (twin) throw duplicateId(one, twin);
    all.set(one.id, one);
  }
  return all;
}

function listFiles(folder: string): string[] {
  if (existsSync(folder))
    return readdirSync(folder)
      .filter((name) => name.endsWith('.yaml'))
      .sort();
  throw new BuildError([
    {
      file: API_FOLDER,
      found: 'the folder does not exist, and apiParser is on',
      expected: 'a file for each type of the API reference',
      fix: 'Add the folder, or set apiParser to false in site.config.ts',
    },
  ]);
}

function duplicateId({ id, filename, keyLines }: Descriptions, twin: Descriptions): BuildError {
  return new BuildError([
    {
      file: filename,
      line: keyLines['id'] ?? 1,
      found: `the id "${id}" is also that of ${twin.filename}`,
      expected: 'one file an id',
      fix: 'Rename one of the two, or remove its file',
    },
  ]);
}

/** Reads one file. @throws {BuildError} naming the line of each key that does not fit. */
export function parseDescriptions(text: string, filename: string): Descriptions {
  const { value, lineOf } = readYaml(text, { filename, what: 'descriptions' });
  const result = schema.safeParse(value);
  if (result.success) {
    const lines = Object.fromEntries(
      Object.keys(result.data.properties).map((name) => [name, lineOf(['properties', name])]),
    );
    const keyLines = Object.fromEntries(Object.keys(result.data).map((name) => [name, lineOf([name])]));
    return { ...result.data, filename, lines, keyLines };
  }
  throw new BuildError(
    result.error.issues.map((issue): Problem => ({
      file: filename,
      line: lineOf(issue.path.filter((key) => key !== 'texts')),
      found: `"${issue.path.filter((key) => key !== 'texts').join('.')}": ${issue.message}`,
      expected: 'the keys that the documentation lists for files of docs/api, and each text at least in en',
      fix: 'Correct the value, or add what is missing',
    })),
  );
}
