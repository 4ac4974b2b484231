import { parseSync } from 'vite';
import { parse } from 'yaml';
import { applyEdits } from './page-text';

/** What dumi reads of a comment at the head of a demo. */
const KEYS =
  /^(title|description|iframe|inline|compact|background|debug|transform|defaultShowCode|demoUrl|keywords|snapshot|order|id)(\.[\w-]+)?$/;

/** A demo's code without the comment that says how to show it, and what that says. */
export interface DemoCode {
  code: string;
  front: Record<string, unknown>;
}

/** Reads the front matter in the comment that a demo begins with. Another comment stays where it is. */
export function readCodeFrontMatter(raw: string): DemoCode {
  const [whole = '', comment = ''] = /^\s*\/\*\*([^]*?)\n\s*\*\/[^\S\n]*\n*/.exec(raw.replace(/^\uFEFF/, '')) ?? [];
  if (whole === '') return { code: raw, front: {} };
  let front: unknown;
  try {
    front = parse(comment.replaceAll(/^[^\S\n]*\*+/gm, ''));
  } catch {
    return { code: raw, front: {} };
  }
  if (typeof front !== 'object' || front === null || Array.isArray(front)) return { code: raw, front: {} };
  const keys = Object.keys(front);
  const isFrontMatter = keys.length > 0 && keys.every((key) => KEYS.test(key));
  return isFrontMatter ? { code: raw.slice(whole.length), front: { ...front } } : { code: raw, front: {} };
}

const REQUIRE = /\brequire\(\s*(['"])(\.[^'"]+\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|json|md|txt))\1\s*\)/g;

/** Has a demo import the pictures and data that it requires: browsers know imports alone. @param file name of the demo's file. */
export function migrateRequires(file: string, code: string): string {
  const found = [...code.matchAll(REQUIRE)];
  if (found.length === 0) return code;
  const names = new Map<string, string>();
  for (const [, , path = ''] of found) if (!names.has(path)) names.set(path, nameOf(path, code, [...names.values()]));
  const edits = found.map(({ 0: whole, 2: path = '', index }) => ({
    start: index,
    end: index + whole.length,
    text: names.get(path) ?? whole,
  }));
  const { module } = parseSync(file, code, file.endsWith('.js') ? { lang: 'jsx' } : {});
  const last = module.staticImports.at(-1)?.end ?? 0;
  const lines = [...names].map(([path, name]) => `import ${name} from '${path}';`).join('\n');
  return applyEdits(code, [...edits, { start: last, end: last, text: last === 0 ? `${lines}\n` : `\n${lines}` }]);
}

/** A name for a file that the code doesn't use: `image1` for `1.jpeg`. */
function nameOf(path: string, code: string, taken: string[]): string {
  const base = path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  const words = base.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const joined = words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
  const name = /^[A-Za-z]/.test(joined) ? joined : `image${joined}`;
  const isFree = (one: string) =>
    !taken.includes(one) && !new RegExp(`\\b${one}\\b`).test(code.replaceAll(REQUIRE, ''));
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : `${name}${number}`;
    if (isFree(candidate)) return candidate;
  }
}
