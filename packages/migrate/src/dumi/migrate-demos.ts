import path from 'node:path';
import type { Code, Root } from 'mdast';
import { parseSync } from 'vite';
import { parse } from 'yaml';
import { attempt } from '../attempt';
import { dumiDemoId, dumiDemoName } from './dumi-names';
import type { PageInput, PageOutput } from './page';
import { asBlock, findFences, findTags, printTag, applyEdits, type Edit } from '../page-text';
import { relativeTo } from '../relative-to';
import { asRecord } from '../values';

/** What dumi reads of a comment at the head of a demo. */
const KEYS =
  /^(title|description|iframe|inline|compact|background|debug|transform|defaultShowCode|demoUrl|keywords|snapshot|order|id)(\.[\w-]+)?$/;

/** A demo's code without the comment that says how to show it, and what that says. */
interface DemoCode {
  code: string;
  front: Record<string, unknown>;
}

/** Reads the front matter in the comment that a demo begins with. Another comment stays where it is. */
function readCodeFrontMatter(raw: string): DemoCode {
  const [whole = '', comment = ''] = /^\s*\/\*\*([^]*?)\n\s*\*\/[^\S\n]*\n*/.exec(raw.replace(/^\uFEFF/, '')) ?? [];
  if (whole === '') return { code: raw, front: {} };
  const front = attempt(() => asRecord(parse(comment.replaceAll(/^[^\S\n]*\*+/gm, '')))) ?? {};
  const keys = Object.keys(front);
  const isFrontMatter = keys.length > 0 && keys.every((key) => KEYS.test(key));
  return isFrontMatter ? { code: raw.slice(whole.length), front } : { code: raw, front: {} };
}

const REQUIRE = /\brequire\(\s*(['"])(\.[^'"]+\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|json|md|txt))\1\s*\)/g;

/** Has a demo import the pictures and data that it requires: browsers know imports alone. @param file name of the demo's file. */
function migrateRequires(file: string, code: string): string {
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

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined;
const isOn = (value: unknown) => value === true || value === 'true';

/** What dumi may say of a demo that has no meaning here. */
const DROPPED = ['transform', 'defaultShowCode', 'demoUrl', 'snapshot', 'only', 'skip', 'order'];

/**
 * The attributes of a demo as the engine has them, in the order that they're written in.
 * @param said what dumi's tag says over what the demo's own comment says.
 * @param locale the language of the page, as dumi names it.
 * @param translatedTo the others that the page is translated to, where its title is that of the translation's tag.
 * @returns also the names of what can't be said here, and whether dumi shows the demo while developing only.
 */
function demoAttributes(said: Record<string, unknown>, locale: string, translatedTo: readonly string[] | undefined) {
  const { iframe, background, compact, inline, debug } = said;
  const own = (key: string) => asText(said[`${key}.${locale}`]) ?? asText(said[key]);
  const isOther = (key: string) => {
    const other = /^(?:title|description)\.(.*)$/.exec(key)?.[1];
    return other !== undefined && other !== locale && translatedTo?.includes(other) === false;
  };
  const height = Number(iframe) > 1 ? String(Number(iframe)) : undefined;
  return {
    attributes: {
      title: own('title'),
      description: own('description')?.replaceAll(/\s*\n\s*/g, ' '),
      iframe: isOn(iframe) || height !== undefined,
      height,
      background: asText(background),
      compact: isOn(compact),
      inline: isOn(inline),
    },
    dropped: Object.keys(said).filter((key) => DROPPED.includes(key) || isOther(key)),
    isDebug: isOn(debug),
  };
}

/** Turns `<code src>` into `<Demo>`. */
export function migrateTags(text: string, tree: Root, input: PageInput, output: PageOutput): Edit[] {
  return findTags(text, tree, 'code').flatMap((tag) => migrateTag(text, tag, input, output));
}

/** Turns code blocks that run into demos. */
export function migrateFences(text: string, tree: Root, input: PageInput, output: PageOutput): Edit[] {
  return findFences(tree).flatMap((fence) => migrateFence(text, fence, input, output));
}

function migrateTag(
  text: string,
  { start, end, attributes, inner }: ReturnType<typeof findTags>[number],
  input: PageInput,
  output: PageOutput,
): Edit[] {
  if (attributes['src'] === undefined) return [];
  const where = `${input.source}:${input.lineAt(start)}`;
  const src = String(attributes['src']);
  const file =
    input.resolve(src, input.source) ?? (src.startsWith('.') ? undefined : input.resolve(`./${src}`, input.source));
  if (file === undefined) {
    const text = `The demo "${src}" leads to no file, so <code src> was left as it is. Add the file, or remove the tag`;
    output.notes.push({ kind: 'hand', where, text });
    return [];
  }
  const raw = input.read(file) ?? '';
  const { code: plain, front } = readCodeFrontMatter(raw);
  const code = migrateRequires(file, plain);
  if (code !== raw && !file.startsWith('../')) output.changes.push({ file, before: raw, after: code });
  const said = { ...front, ...attributes, ...(inner ? { title: inner } : {}) };
  const id = dumiDemoId(input.plain, String(attributes['id'] ?? dumiDemoName(file)), input.component);
  return show(text, { start, end }, said, { file, dumiId: id }, input, output);
}

const RUNS = /^[jt]sx$/;
const MARKS = /\s*\|?\s*\b(pure|demo|inline)\b/g;

function migrateFence(text: string, fence: Code, input: PageInput, output: PageOutput): Edit[] {
  const { start, end } = fence.position!;
  const [from, to] = [start.offset!, end.offset!];
  const [whole = '', ticks = '', info = ''] = /^([`~]{3,})([^\n]*)/.exec(text.slice(from, to)) ?? [];
  const marks = new Set(Array.from(info.matchAll(MARKS), ([, mark]) => mark));
  const lang = /^[\w-]*/.exec(info.trim())?.[0] ?? '';
  const isCode = input.passive ? !marks.has('demo') : marks.has('pure');
  const where = `${input.source}:${input.lineAt(from)}`;
  const unmarked =
    marks.size > 0 ? [{ start: from, end: from + whole.length, text: ticks + info.replace(MARKS, '').trimEnd() }] : [];
  if (!RUNS.test(lang) || isCode) return unmarked;
  // dumi counts it even if nothing is exported.
  const at = output.blocks.length;
  if (!/\bexport\s+default\b|\bas\s+default\b/.test(fence.value)) {
    const text = 'This code block exports no component. It stays a code block';
    output.notes.push({ kind: 'dropped', where, text });
    output.blocks.push(undefined);
    return unmarked;
  }
  const { code, front } = readCodeFrontMatter(fence.value);
  const { file: shared, code: sharedCode } = input.blocks[at] ?? {};
  const file = shared ?? input.nameFile(at + 1, lang);
  const moved = `${moveImports(code, input.source, file).trim()}\n`;
  output.blocks.push({ file, code: moved });
  const name = [input.locale, String(at)].filter(Boolean).join('-');
  if (shared === undefined) {
    output.changes.push({ file, after: moved });
    output.notes.push({ kind: 'done', where, text: `The code block that runs is the demo ${file} now` });
  } else if (sharedCode !== moved) {
    const text = `The code block that runs is the demo ${shared} of its page now, whose code differs: demos are the same in all languages`;
    output.notes.push({ kind: 'done', where, text });
  }
  const said = { ...front, ...(marks.has('inline') ? { inline: true } : {}) };
  const demo = { file, dumiId: dumiDemoId(input.plain, name, input.component) };
  return show(text, { start: from, end: to }, said, demo, input, output);
}

/** Imports of a code block, from the folder of the demo that it becomes. */
function moveImports(code: string, from: string, to: string): string {
  if (path.posix.dirname(from) === path.posix.dirname(to)) return code;
  return code.replaceAll(
    /((?:from|import|import\()\s*)(['"])(\.\.?\/[^'"]*)\2/g,
    (_, lead: string, quote: string, named: string) => {
      return lead + quote + relativeTo(to, path.posix.join(path.posix.dirname(from), named)) + quote;
    },
  );
}

/** Puts a demo in the place of what dumi showed it by. @param said what the page and the demo say of it. */
function show(
  text: string,
  place: Pick<Edit, 'start' | 'end'>,
  said: Record<string, unknown>,
  demo: PageOutput['demos'][number],
  { source, target, lineAt, language, translatedTo }: PageInput,
  output: PageOutput,
): Edit[] {
  const where = `${source}:${lineAt(place.start)}`;
  const { attributes, dropped, isDebug } = demoAttributes(said, language.locale, translatedTo);
  const tag = printTag('Demo', { src: relativeTo(target, demo.file), ...attributes });
  if (dropped.length > 0)
    output.notes.push({ kind: 'dropped', where, text: `A demo has ${dropped.join(', ')}, which <Demo> doesn't have` });
  if (!isDebug) {
    output.demos.push(demo);
    return [asBlock(text, place, tag)];
  }
  output.notes.push({
    kind: 'dropped',
    where,
    text: 'dumi shows this demo while developing only (debug). It is a comment in the page now',
  });
  return [asBlock(text, place, `<!-- ${tag} -->`)];
}
