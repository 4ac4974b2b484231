import { readFileSync, writeFileSync } from 'node:fs';
import { UsageError } from 'live-playground/build';
import { chooseEdits, editText } from '../../features/versions/shared/choose-edits';
import type { Finding } from '../../features/versions/shared/finding';
import type { BuildReader } from '../../tools';
import { checkProject, type UpgradeQuestion } from './check-project';
import { FORMATS } from './write-report';

interface CheckCodeOptions extends UpgradeQuestion {
  format: keyof typeof FORMATS;
  /** Address of the published site that is asked: addresses start with it. */
  site?: string | undefined;
  /** True to make the edits that are certain. */
  write?: boolean | undefined;
}

/**
 * Prints what an upgrade of the library means for a project's code.
 * @returns the exit code: 1 if something breaks.
 */
export async function checkCode(
  build: BuildReader,
  { format, site, write, ...question }: CheckCodeOptions,
): Promise<number> {
  const { stderr } = process;
  const progress = (text: string) => {
    if (stderr.isTTY) stderr.write(`\r${text}\u001B[K`);
  };
  const data = await build.data('tools');
  const root = site === undefined ? data.root : site.replace(/\/?$/, '/');
  const answer = await checkProject(question, { ...data, root }, progress).finally(() => progress(''));
  for (const warning of answer.warnings) console.error(warning);
  const { left, written } = write ? applyFixes(answer.findings) : { left: answer.findings, written: 0 };
  if (written > 0) console.error(`${written} ${written === 1 ? 'file was' : 'files were'} changed.`);
  console.log(FORMATS[format]({ ...answer, findings: left }));
  return left.some(({ level }) => level === 'error') ? 1 : 0;
}

/**
 * Makes the edits that are certain. Of two that overlap, the first one is made: another run makes the other.
 * @returns the findings that are left, and the number of files that were written.
 */
export function applyFixes(findings: readonly Finding[]): { left: Finding[]; written: number } {
  const { edits, left } = chooseEdits(findings);
  const files = new Set(edits.map(({ file }) => file));
  for (const file of files) {
    const own = edits.filter((one) => one.file === file);
    writeFileSync(file, editText(readFileSync(file, 'utf8'), own));
  }
  return { left, written: files.size };
}

/** @throws {UsageError} if there is no such format. */
export function readFormat(format = 'text'): keyof typeof FORMATS {
  if (format === 'text' || format === 'json' || format === 'sarif') return format;
  throw new UsageError(`--format is "${format}", expected text, json or sarif.`);
}
