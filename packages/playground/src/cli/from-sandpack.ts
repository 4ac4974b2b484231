import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { convertSandpack, type Note } from './convert-sandpack';

/**
 * Converts files from Sandpack, and prints what becomes of each, what has no counterpart, and which packages edited code imports.
 * @param files paths from the current folder.
 * @param writes false to print the changes alone.
 * @returns the exit code: 1 if a file couldn't be read or parsed. The others are converted nevertheless.
 */
export function fromSandpack(files: readonly string[], writes: boolean): number {
  const packages = new Set<string>();
  const notes: string[] = [];
  let changed = 0;
  let failed = 0;
  const fail = (message: string) => {
    failed += 1;
    console.error(message);
  };
  const print = (file: string, { line, found, fix }: Note) => `${file}:${line}: ${found}. ${fix}.`;
  for (const file of files) {
    const text = readSource(file);
    if (typeof text !== 'string') {
      fail(text.fault);
      continue;
    }
    const converted = convertSandpack(file, text);
    if (converted && 'fault' in converted) fail(print(file, converted.fault));
    if (!converted || 'fault' in converted) continue;
    for (const name of converted.packages) packages.add(name);
    notes.push(...converted.notes.map((note) => print(file, note)));
    if (converted.text === text) continue;
    changed += 1;
    if (writes) writeFileSync(file, converted.text);
    else
      console.log(createTwoFilesPatch(file, file, text, converted.text, '', '', { headerOptions: FILE_HEADERS_ONLY }));
  }
  if (notes.length > 0) console.log(`To do by hand:\n${notes.map((note) => `  ${note}`).join('\n')}\n`);
  const count = `${changed} of ${files.length} ${files.length === 1 ? 'file' : 'files'}`;
  console.log(writes ? `Wrote ${count}.` : `${count} would change. Run it with --write to write them.`);
  const names = [...new Set(['react', 'react-dom', ...packages])].sort().join(',');
  if (changed > 0)
    console.log(`What edited code imports: npx live-playground build --packages ${names} --out public/playground`);
  return failed > 0 ? 1 : 0;
}

/** A file's text, or why it can't be read. */
function readSource(file: string): string | { fault: string } {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return { fault: `${file}: nothing is there. Expected a script. Correct the path.` };
  if (!stat.isFile())
    return { fault: `${file}: it is a folder. Expected a script. Name the files in it: ${file}/**/*.tsx.` };
  if (!/\.[jt]sx?$/.test(file))
    return { fault: `${file}: it isn't a script. Expected .tsx, .ts, .jsx or .js. Convert it by hand.` };
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return { fault: `${file}: it can't be read: ${String(error)}. Expected a script. Check its permissions.` };
  }
}
