import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from 'live-playground/model';
import { PARTS, suggest, type Part } from '../core/model';
import type { SiteConfig } from '../core/node/config/site-config';
import { ENGINE, LAYOUT_PARTS, MODULES } from '../core/node/files/entries';
import { shortHash } from '../core/node/files/hash-text';

interface EjectedPart {
  text: string;
  style: string;
  /** Of the original, its style included. */
  hash: string;
}

/** Folder that parts are written to, from the site's. */
const FOLDER = 'parts';

/** What the first line of an ejected part starts with, before the hash of its original. */
const MARK = /^\/\/ The part "(\S+)" of live-docs as it was at (\w+)/;

/** A part with imports that a site may have: the engine's own come from its public modules. */
export function ejectPart(part: Part): EjectedPart {
  const { module, name } = LAYOUT_PARTS[part];
  const base = path.relative(MODULES, module).replace(/\.[jt]sx?$/, '');
  const source = readFileSync(path.join(ENGINE, 'src', `${base}.tsx`), 'utf8');
  const style = readFileSync(path.join(MODULES, `${base}.module.css`), 'utf8');
  const names: string[] = [];
  const text = source
    .replace(/^import (type )?\{([^}]*)\} from '(\.|live-playground\/)[^']*';\n/gm, (_, type = '', list: string) => {
      const found = list.split(',').map((one) => one.trim());
      names.push(...found.filter(Boolean).map((one) => type + one));
      return '';
    })
    .replace(/'\.\/[\w-]+\.module\.css'/, `'./${part}.module.css'`)
    // One module may be two parts.
    .replace(/^export \{.*\};\n\n/m, '')
    .replace(/^export function /m, 'export default function ')
    .replace(/^export default function \w+/m, `export default function ${name}`)
    .replace(/^export (?=function |const )/gm, '')
    .replace(/^(?=import styles)/m, `import { ${names.toSorted(byName).join(', ')} } from 'live-docs/components';\n`);
  const hash = shortHash(source + style);
  const first = `// The part "${part}" of live-docs as it was at ${hash}: "live-docs check" says when that has changed.\n`;
  return { text: first + text, style, hash };
}

const byName = (a: string, b: string) => a.replace('type ', '').localeCompare(b.replace('type ', ''));

/**
 * Copies parts of the layout into a site, and names them in its configuration.
 * @param file the configuration's, from the site's folder.
 * @returns what was done, as lines of text.
 * @throws {BuildError} if there's no site or no such part, or a file is in the way: nothing is written then.
 */
export function eject(root: string, file: string, words: readonly string[]): string[] {
  if (!existsSync(path.join(root, file))) {
    const found = `there is no site in ${root}`;
    const fix = 'Start it in the folder of the site, or name that before the part: live-docs eject website header';
    throw new BuildError({ file, found, expected: 'a configuration of a site', fix });
  }
  const parts = words.length > 0 ? words : [''];
  const problems = parts.flatMap((word) => {
    if (!isPart(word)) {
      const found = word ? `there is no part "${word}"${suggest(word, PARTS)}` : 'the name of a part is missing';
      return [{ file: 'live-docs eject', found, expected: `one of ${PARTS.join(', ')}`, fix: 'Name one of these' }];
    }
    return filesOf(word)
      .filter((name) => existsSync(path.join(root, name)))
      .map((name) => ({
        file: name,
        found: 'the file exists',
        expected: `no file here, since "live-docs eject ${word}" writes it`,
        fix: 'Rename or delete it',
      }));
  });
  if (problems.length > 0) throw new BuildError(problems);
  return parts.filter(isPart).flatMap((part) => {
    const { text, style } = ejectPart(part);
    const [module, styles] = filesOf(part);
    mkdirSync(path.join(root, FOLDER), { recursive: true });
    writeFileSync(path.join(root, module), text);
    writeFileSync(path.join(root, styles), style);
    return [`Wrote ${module} and ${styles}.`, wire(path.join(root, file), file, `'${part}': '${module}',`)];
  });
}

const isPart = (word: string): word is Part => (PARTS as readonly string[]).includes(word);

const filesOf = (part: Part) => [`${FOLDER}/${part}.tsx`, `${FOLDER}/${part}.module.css`] as const;

/** Adds a line to the option `parts` where it's clear how, and says so. */
function wire(file: string, name: string, line: string): string {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const wired = /^ {2}parts: \{$/m.test(text)
    ? text.replace(/^ {2}parts: \{$/m, `$&\n    ${line}`)
    : text.replace(/^export default defineSite\(\{$/m, `$&\n  parts: {\n    ${line}\n  },`);
  if (wired === text) return `Add it to the option "parts" in ${name}: parts: { ${line.slice(0, -1)} }`;
  writeFileSync(file, text.includes('\r\n') ? wired.replace(/\r?\n/g, '\r\n') : wired);
  return `Added ${line.slice(0, -1)} to "parts" in ${name}.`;
}

/** Parts of a site whose originals have changed since they were ejected, as lines of text. */
export const changedOriginals = (root: string, { parts }: Pick<SiteConfig, 'parts'>): string[] =>
  Object.values(parts).flatMap((file) => {
    const [, part = '', hash] = MARK.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
    if (!isPart(part) || ejectPart(part).hash === hash) return [];
    return `${file}: the part "${part}" of live-docs has changed since it was ejected. Eject it elsewhere to compare the two: move ${file} away, and run "live-docs eject ${part}".`;
  });
