import path from 'node:path';
import { z } from 'zod';
import type { Problem } from '../../../core/model';
import { oncePer } from '../../../core/model/once-per';
import { toPosix } from '../../../core/node/files/paths';
import { readYaml } from '../../../core/node/files/read-yaml';
import { spoken, type Texts } from '../../../core/node/files/spoken';
import type { Entry, Snapshot } from '../../../core/node/snapshot/snapshot';
import { KINDS, type Kind } from '../shared/parts';

/** Folder of the files, from the project's root. */
export const PARTS_FOLDER = 'docs/parts';

const text = z.string().min(1);

const row = spoken(
  {
    /** The selector that finds it, where its name isn't one, or finds more. */
    on: text.optional(),
    /** What of the props that `keys` of the file lists styles or replaces it: `head`, `body.row`. */
    keys: z.array(text).default([]),
    /** Id of the demo that shows it, where the file's doesn't. */
    demo: text.optional(),
    /** Only a browser has it, once the demo has arrived. */
    browser: z.literal(true).optional(),
    /** The step of the demo's tests at whose end it's there. */
    step: text.optional(),
    /** Why no test sees it, and so none has to. */
    unseen: text.optional(),
  },
  z.record(z.string(), text),
);

const rows = z.record(text, row).default({});

const schema = z.strictObject({
  /** What `<Parts of>` names. */
  id: text,
  /** Id of the demo that shows its parts. */
  demo: text,
  /** Props whose keys name parts, each with its table of the API reference: `{ classNames: ClassNames }`. */
  keys: z.record(text, text).default({}),
  /** Stylesheets of the library: each class, data attribute and variable in them has a row. */
  stylesheets: z.array(text).default([]),
  /** What of the stylesheets is nobody's to build on. */
  internal: z.array(text).default([]),
  parts: rows,
  states: rows,
  variables: rows,
});

/** A row as its author wrote it. */
export interface WrittenRow extends Omit<z.output<typeof row>, 'texts'> {
  name: string;
  kind: Kind;
  texts: Texts;
  line: number;
}

/** A file of `docs/parts`. */
export interface WrittenParts extends Omit<z.output<typeof schema>, Kind> {
  /** Path from the project's root. */
  filename: string;
  rows: WrittenRow[];
  lineOf(path: PropertyKey[]): number;
}

/** What the files of `docs/parts` say, by id, and what is wrong with them. */
export const writtenParts = oncePer(({ root, files }: Pick<Snapshot, 'root' | 'files'>) => {
  const tables = new Map<string, WrittenParts>();
  const problems: Problem[] = [];
  for (const file of files.list(`${root}/${PARTS_FOLDER}`)) {
    if (path.posix.extname(file) !== '.yaml') continue;
    const read = readParts(files.text(file) ?? '', toPosix(root, file));
    if (Array.isArray(read)) {
      problems.push(...read);
      continue;
    }
    const twin = tables.get(read.id);
    if (twin)
      problems.push({
        file: read.filename,
        line: read.lineOf(['id']),
        found: `the id "${read.id}" is also that of ${twin.filename}`,
        expected: 'one file an id',
        fix: 'Rename one of the two, or join the files',
      });
    else tables.set(read.id, read);
  }
  return { tables, problems };
});

/** Ids of the files that an entry shows, as it writes them. */
export const shownOn = ({ compiled }: Pick<Entry, 'compiled'>): string[] =>
  compiled.markdown.flatMap((part) =>
    typeof part === 'string' || part.kind !== 'component' || part.name !== 'Parts' ? [] : (part.props['of'] ?? ''),
  );

/** Reads one file. @param filename path from the project's root. @returns its problems if it doesn't fit. */
function readParts(source: string, filename: string): WrittenParts | Problem[] {
  const { value, problem, lineOf } = readYaml(source, { filename, what: 'parts' });
  if (problem) return [problem];
  const result = schema.safeParse(value);
  if (!result.success)
    return result.error.issues.map((issue) => {
      const at = issue.path.filter((key) => key !== 'texts');
      return {
        file: filename,
        line: lineOf(at),
        found: `"${at.join('.')}": ${issue.message}`,
        expected: `the keys that the documentation lists for files of ${PARTS_FOLDER}`,
        fix: 'Correct the value, or add what is missing',
      };
    });
  const { parts, states, variables, ...file } = result.data;
  const named = { parts, states, variables };
  return {
    ...file,
    filename,
    lineOf,
    rows: KINDS.flatMap((kind) =>
      Object.entries(named[kind]).map(([name, one]) => ({ ...one, name, kind, line: lineOf([kind, name]) })),
    ),
  };
}
