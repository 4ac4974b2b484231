import path from 'node:path';
import type { SiteConfig } from '../../../core/node/config/site-config';
import { oncePer } from '../../../core/model/once-per';
import { toPosix } from '../../../core/node/files/paths';
import type { Api } from '../../../core/node/snapshot/api';
import type { Snapshot } from '../../../core/node/snapshot/snapshot';
import { z } from 'zod';
import type { Problem } from '../../../core/model';
import { readYaml } from '../../../core/node/files/read-yaml';
import { spoken, type Texts } from '../../../core/node/files/spoken';

/** What a table lists, as code that uses the library. */
export interface TableType {
  /** Type whose members are listed: `ComponentProps<typeof Slider>`. Of a function, its own type. */
  type: string;
  /** Names in `type` that stand for any type. */
  parameters: string[];
  /** The component that takes the members as properties. */
  component?: string | undefined;
  /** The line that a reader copies; empty if the library doesn't export it. */
  import: string;
  /** True if it lists the parameters of a function. */
  isFunction?: true | undefined;
}

/** True for a table that code can import by its line and whose members are those of its type. */
export const isImportable = ({ import: line, isFunction }: Pick<TableType, 'import' | 'isFunction'>): boolean =>
  line !== '' && !isFunction;

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

/** Folder of the files, from the project's root. */
export const API_FOLDER = 'docs/api';

/** The words of the API reference. */
export interface ApiWords {
  /** By id of their table. */
  tables: ReadonlyMap<string, WrittenTable>;
  problems: Problem[];
}

/** What one file says, or what is wrong with it. */
type DescriptionsReading = WrittenTable | { problems: Problem[] };

/** What was made of each text of `docs/api`, by file: a site has one configuration for all its snapshots. */
const readingsOf = oncePer((_: SiteConfig) => new Map<string, { text: string; reading: DescriptionsReading }>());

/** The words of a site's reference; none if the configuration turns it off. If two files have the same id, the first one counts. */
export const wordsOf = oncePer(({ root, config, files }: Pick<Snapshot, 'root' | 'config' | 'files'>): ApiWords => {
  const tables = new Map<string, WrittenTable>();
  const problems: Problem[] = [];
  const folder = `${root}/${API_FOLDER}`;
  const known = readingsOf(config);
  for (const file of config.apiParser === false ? [] : files.list(folder)) {
    if (path.posix.dirname(file) !== folder || !file.endsWith('.yaml')) continue;
    const text = files.text(file) ?? '';
    const last = known.get(file);
    const one = last?.text === text ? last.reading : readDescriptions(text, toPosix(root, file), config.language.id);
    known.set(file, { text, reading: one });
    if ('problems' in one) {
      problems.push(...one.problems);
      continue;
    }
    const twin = tables.get(one.id);
    if (twin) problems.push(duplicateId(one, twin));
    else tables.set(one.id, one);
  }
  return { tables, problems };
});

/** What a file says, text by text. */
export const textsOf = ({ filename, properties, lines, native, keyLines }: WrittenTable): Api['texts'] => [
  ...Object.entries(properties).flatMap(([name, { texts, default: initial }]) =>
    [texts, ...(typeof initial === 'object' ? [initial] : [])].map((said) => ({
      file: filename,
      line: lines[name] ?? 1,
      said,
    })),
  ),
  ...(native ? [{ file: filename, line: keyLines['native'] ?? 1, said: native }] : []),
];

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

/** True for a table whose file names its type. */
export const isTyped = (table: WrittenTable): table is WrittenTable & Descriptions =>
  table.type !== undefined && table.import !== undefined;

/**
 * All tables of a site: those of `docs/api`, and those whose name alone a page has.
 * @param found what the library exports by the names of tables that name no type. One that isn't there is left out.
 */
export function completeTables(
  written: ReadonlyMap<string, WrittenTable>,
  found: Readonly<Record<string, TableType>>,
): Map<string, Descriptions> {
  const tables = [...written.values()].flatMap((table): Descriptions[] => {
    if (isTyped(table)) return [table];
    const type = Object.hasOwn(found, table.id) ? found[table.id] : undefined;
    return type ? [{ ...table, ...type }] : [];
  });
  const unwritten = Object.entries(found).filter(([id]) => !written.has(id));
  return new Map(
    [...tables, ...unwritten.map(([id, type]) => withoutWords(id, type))].map((table) => [table.id, table]),
  );
}

/** A table that has no file: it goes by the one that it could have. */
const withoutWords = (id: string, type: TableType): Descriptions => ({
  ...type,
  id,
  given: false,
  properties: {},
  filename: `${API_FOLDER}/${id}.yaml`,
  lines: {},
  keyLines: {},
});
