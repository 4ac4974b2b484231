import { z } from 'zod';
import type { ApiHistory, Problem } from '../../../model';
import { readYaml } from '../../files/read-yaml';
import type { TableType } from './table-type';

/** A text by language. The default one may be missing only where a comment of the library's code has the text, or nothing does. */
export type Texts = Record<string, string>;

/** A key that names a language: `en`, `pt-BR`. No option of a description looks like one. */
const LANGUAGE = /^([a-z]{2}|[a-z]{2,3}(-[A-Za-z0-9]{2,8})+)$/;

/** An object with texts by language beside its options. @returns the texts as `texts`, and the options. */
const spoken = <Shape extends z.ZodRawShape, T extends z.ZodType<Texts>>(shape: Shape, texts: T) =>
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
    z.strictObject({ ...shape, texts }),
  );

const text = z.string().min(1);
const version = z.string().regex(/^\d+\.\d+\.\d+$/, 'a version such as 6.8.0');

/** The rules for a file. @param language that texts without a comment in the code must be in. */
function schemaIn(language: string) {
  const words = spoken({}, z.object({ [language]: text }).catchall(text)).transform(({ texts }): Texts => texts);
  const property = spoken(
    {
      /** Code, or words where no code says it. */
      default: z.union([z.string(), words]).optional(),
      /** Only where the record is certain. */
      since: version.optional(),
      /** Table that lists the keys of the property's value, which are then no rows here. */
      see: z.string().optional(),
    },
    z.record(z.string(), text),
  );
  return z
    .strictObject({
      id: z.string().min(1),
      /** Type whose members are listed, in terms of what the library exports. Without it, the library's export of the name `id`. */
      type: z.string().min(1).optional(),
      /** Names in `type` that stand for any type: `[Value]` for `SelectProps<Value>`. */
      parameters: z.array(z.string().regex(/^[A-Za-z_$][\w$]*$/, 'a name')).default([]),
      /** The component that takes them as properties, in the same terms. */
      component: z.string().optional(),
      /** The line that a reader copies; required with `type`. */
      import: z.string().min(1).optional(),
      /** Table whose words are used for members that both have alike. */
      extends: z.string().optional(),
      /** The library hands such an object out, so that reading a member is using it. */
      given: z.boolean().default(false),
      native: words.optional(),
      properties: z.record(z.string(), property).default({}),
    })
    .refine((one) => one.type === undefined || one.import !== undefined, {
      path: ['import'],
      message: 'missing beside "type"',
    });
}

/** What is said of one type: a file of `docs/api`. */
export interface WrittenTable extends z.output<ReturnType<typeof schemaIn>> {
  /** Path from the project's root. */
  filename: string;
  /** Line of each property in the file. */
  lines: Record<string, number>;
  /** Line of each key of the file itself. */
  keyLines: Record<string, number>;
}
/** A table whose type and import are known: both are written, or the library exports its name. */
export interface Descriptions extends Omit<WrittenTable, keyof TableType>, TableType {}
export type Description = WrittenTable['properties'][string];

/** What a file says of types, without its words. */
export const typesOf = ({ native: _, ...table }: WrittenTable): WrittenTable => ({
  ...table,
  properties: Object.fromEntries(
    Object.entries(table.properties).flatMap(([name, { see }]) =>
      see === undefined ? [] : [[name, { see, texts: {} }]],
    ),
  ),
  lines: {},
  keyLines: {},
});

/** Tables in the order in which they claim a member that several have: those that others extend come first. */
export const ownersFirst = <T extends Pick<WrittenTable, 'extends'>>(tables: T[]): T[] =>
  tables.toSorted((a, b) => Number(a.extends !== undefined) - Number(b.extends !== undefined));

/** A text in a language. Where it's missing, in English or else in the first language that has it; empty without any. */
export function inLanguage(texts: Texts, language: string): { text: string; language: string } {
  const known = [language, 'en', ...Object.keys(texts)].find((one) => texts[one] !== undefined) ?? language;
  return { text: texts[known] ?? '', language: known };
}

/** Folder of the files, from the project's root. */
export const API_FOLDER = 'docs/api';

/** The words of the API reference. */
export interface ApiWords {
  /** By id of their table. */
  tables: ReadonlyMap<string, WrittenTable>;
  /** The library's versions, if the site keeps `docs/api/versions.json`. */
  history?: ApiHistory;
  problems: Problem[];
}

/** What one file says, or what is wrong with it. */
export type DescriptionsReading = WrittenTable | { problems: Problem[] };

/** Joins what the files of `docs/api` say. If two have the same id, the first one counts. */
export function joinDescriptions(readings: readonly DescriptionsReading[]): ApiWords {
  const tables = new Map<string, WrittenTable>();
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

const duplicateId = ({ id, filename, keyLines }: WrittenTable, twin: WrittenTable): Problem => ({
  file: filename,
  line: keyLines['id'] ?? 1,
  found: `the id "${id}" is also that of ${twin.filename}`,
  expected: 'one file an id',
  fix: 'Rename one of the two, or remove its file',
});

/** Reads one file. @param filename path from the project's root. @param language the site's default one. */
export function readDescriptions(text: string, filename: string, language = 'en'): DescriptionsReading {
  const { value, problem, lineOf } = readYaml(text, { filename, what: 'descriptions' });
  if (problem) return { problems: [problem] };
  const result = schemaIn(language).safeParse(value);
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
      expected: 'the keys that the documentation lists for files of docs/api',
      fix: 'Correct the value, or add what is missing',
    })),
  };
}
