import path from 'node:path';
import { asBlock, printTag, type Edit } from '../page-text';
import type { Note } from '../plan';
import { relativeTo } from '../relative-to';
import type { MdxNode, MdxPage } from './mdx';
import { addReach, readImports, type Import, type Scripts } from './scripts';
import { SHIMS } from './shims';

/** What imports of pages are changed with. */
export interface ImportInput {
  /** Paths of the page's file, before and after. */
  source: string;
  target: string;
  lineAt(offset: number): number;
  scripts: Scripts;
  /** Where a file of Markdown is written to; the file itself if it isn't. */
  targetOf(file: string): string;
  /** Components that pages have without an import: the site's own, by their names. */
  components: ReadonlySet<string>;
  /** True for a part, which is included: its imports are those of the pages that include it. */
  isPart: boolean;
  /** The base of the site. */
  base: string;
}

/** What is collected of the imports of pages. */
export interface ImportOutput {
  notes: Note[];
  /** Modules of Docusaurus that pages and their components import: aliases lead to their equals. */
  shims: Set<string>;
  /** Those whose components pages have without an import. */
  shared: Set<string>;
  /** Scripts and data of the folder that pages bring along. */
  files: Set<string>;
  /** Packages that pages import. */
  packages: Set<string>;
  /** Of a part: its imports, as a page in its place has them. */
  hoisted: Import[];
}

const ENGINE = new Set([
  'Demo',
  'API',
  'Include',
  'Callout',
  'CodeBlock',
  'Link',
  'SourceFile',
  'Install',
  'Actions',
  'Gallery',
  'Controls',
]);
const MARKDOWN = /\.mdx?$/;

/**
 * Changes the imports of a page, and the tags of what they bring: files of Markdown are included, text of files becomes `?raw`, and
 * what has no equal here becomes a comment.
 */
export function migrateImports(text: string, { nodes }: MdxPage, input: ImportInput, output: ImportOutput): Edit[] {
  const edits: Edit[] = [];
  const note = (kind: Note['kind'], at: number, text: string) =>
    void output.notes.push({ kind, where: `${input.source}:${input.lineAt(at)}`, text });
  /** Names that nothing defines any more, and why. */
  const gone = new Map<string, string>();
  const included = new Map<string, string>();
  const raws = new Map<string, string>();
  const defined = new Set<string>();

  for (const node of nodes.filter(({ kind }) => kind === 'module')) {
    const kept: string[] = [];
    const imports = readImports('page.tsx', node.text);
    for (const one of imports) {
      const written = migrateImport(one, node);
      if (written !== undefined) {
        kept.push(written);
        for (const { local } of one.entries) defined.add(local);
      }
    }
    const rest = imports
      .toReversed()
      .reduce((code, { start, end }) => code.slice(0, start) + code.slice(end), node.text)
      .trim();
    const exported = declaredIn(rest);
    const lost = [...gone.keys()].find((name) => rest !== '' && usesName(rest, name));
    if (lost !== undefined) {
      for (const name of exported) gone.set(name, gone.get(lost) ?? lost);
      note(
        'hand',
        node.start,
        `The page exports ${exported.join(', ') || 'something'}, which needs ${gone.get(lost)}. It was left out. Write it without that`,
      );
    } else {
      for (const name of exported) defined.add(name);
      if (rest !== '') kept.push(rest);
    }
    // What has moved to a module of the site, or is gone, leaves no empty lines.
    const written = input.isPart ? '' : kept.join('\n');
    const end = written === '' ? node.end + (/^\s*\n/.exec(text.slice(node.end))?.[0].length ?? 0) : node.end;
    if (written !== node.text) edits.push({ start: node.start, end, text: written });
  }

  const outer: MdxNode[] = [];
  const tags = nodes.filter(({ kind }) => kind !== 'module');
  for (const node of tags) {
    if (outer.some(({ start, end }) => start <= node.start && node.end <= end)) continue;
    const edit = editNode(node);
    if (edit === undefined) continue;
    edits.push(...edit.edits);
    if (edit.isWhole) outer.push(node);
  }
  return edits;

  /** @returns the import as the page has it; undefined if it's left out. */
  function migrateImport(one: Import, node: MdxNode): string | undefined {
    const { specifier, entries, start, end } = one;
    const at = node.start + start;
    const written = node.text.slice(start, end);
    const local = entries.find(({ imported }) => imported === 'default')?.local;
    const [, loaded] = /^!{1,2}raw-loader!(?:\.\/)?(.*)$/.exec(specifier) ?? [];
    const write = (to: string) => {
      const code = written.replace(/(['"])[^'"]*\1(?=[^'"]*$)/, (_, quote: string) => quote + to + quote);
      output.hoisted.push({ ...one, specifier: to });
      return code;
    };
    if (loaded !== undefined) {
      const file =
        input.scripts.resolve(loaded.startsWith('@site/') ? loaded : `./${loaded}`, input.source) ??
        input.scripts.resolve(loaded, input.source);
      if (file !== undefined) {
        output.files.add(file);
        if (local !== undefined && usesOf(local).every((node) => isCodeOf(node, local))) {
          raws.set(local, file);
          return undefined;
        }
        return write(`${relativeTo(input.target, file)}?raw`);
      }
      if (!/^[./@]*\.\.?\//.test(loaded) && !loaded.startsWith('@site/')) return write(`${loaded}?raw`);
    }
    const file = input.scripts.resolve(specifier, input.source);
    if (file !== undefined && MARKDOWN.test(file)) {
      if (local !== undefined) included.set(local, file);
      return undefined;
    }
    const address = file === undefined ? undefined : input.scripts.addressOfStatic(file);
    if (
      address !== undefined &&
      local !== undefined &&
      !nodes.some(({ kind, name }) => kind === 'tag' && name === local)
    ) {
      const value =
        input.base === '/' ? JSON.stringify(address) : `import.meta.env.BASE_URL + ${JSON.stringify(address.slice(1))}`;
      return `export const ${local} = ${value};`;
    }
    const kind = input.scripts.judge(one, input.source);
    const missing = kind === 'missing' ? [specifier] : file === undefined ? [] : [...input.scripts.reach(file).missing];
    if (file?.endsWith('.svg') && nodes.some(({ name }) => name === local))
      missing.push(`a component made of ${specifier}`);
    if (missing.length > 0) {
      const reason =
        kind === 'missing'
          ? describeMissing(specifier)
          : `${specifier}, which needs ${missing.map(describeMissing).join(' and ')}`;
      for (const { local: name } of entries) gone.set(name, reason);
      if (/^@theme\/TOCInline$/.test(specifier)) return undefined;
      if (entries.length === 0 || !entries.some(({ local: name }) => usesOf(name).length > 0))
        note('dropped', at, `The import of ${reason} was left out`);
      return undefined;
    }
    if (kind === 'shim') {
      const { component } = SHIMS[specifier]!;
      if (specifier === '@theme/CodeBlock' && nodes.every((node) => node.name !== local || isCodeOfFile(node)))
        return undefined;
      if (component !== undefined && entries.length === 1 && local === component) {
        output.shared.add(specifier);
        return undefined;
      }
      output.shims.add(specifier);
      output.hoisted.push(one);
      return written;
    }
    if (file === undefined) {
      output.packages.add(specifier);
      output.hoisted.push(one);
      return written;
    }
    addReach(output, input.scripts.reach(file));
    if (specifier.startsWith('@site/')) {
      output.hoisted.push(one);
      return written;
    }
    return write(
      relativeTo(input.target, file).replace(
        specifier.endsWith(path.posix.extname(file)) ? '' : /(\/index)?\.[cm]?[jt]sx?$/,
        '',
      ),
    );
  }

  /** True for a block of code that shows the text of a file, which is read off the file here. */
  function isCodeOfFile({ inner }: MdxNode): boolean {
    const name = inner && /^\s*\{(\w+)\}\s*$/.exec(text.slice(inner.start, inner.end))?.[1];
    return name !== undefined && new RegExp(`^import\\s+${name}\\s+from\\s+['"]!{1,2}raw-loader!`, 'm').test(text);
  }

  function usesOf(name: string): MdxNode[] {
    return nodes.filter(({ kind, text }) => kind !== 'module' && usesName(text, name));
  }

  /** True for `<CodeBlock language="tsx">{Source}</CodeBlock>`, and for the parts of it. */
  function isCodeOf(node: MdxNode, name: string): boolean {
    const inner = node.inner && text.slice(node.inner.start, node.inner.end).trim();
    if (node.kind === 'expression')
      return nodes.some(
        (other) =>
          other.name === 'CodeBlock' && other.start < node.start && node.end < other.end && isCodeOf(other, name),
      );
    return (
      (node.name === 'CodeBlock' && inner === `{${name}}`) ||
      (node.inner !== undefined &&
        !usesName(text.slice(node.start, node.inner.start), name) &&
        node.name !== 'CodeBlock')
    );
  }

  function editNode(node: MdxNode): { edits: Edit[]; isWhole: boolean } | undefined {
    const { start, end, name, inner } = node;
    const whole = (edits: Edit[]) => ({ edits, isWhole: true });
    if (node.kind === 'expression') {
      const lost = [...gone.keys()].find((one) => usesName(node.text, one));
      if (lost === undefined) return undefined;
      note(
        'hand',
        start,
        `The page uses {${lost}} of ${gone.get(lost)}. It is a comment in the page now. Write it without that, or remove it`,
      );
      return whole([{ start, end, text: asComment(node.text) }]);
    }
    const root = name.split('.')[0]!;
    const file = included.get(root);
    if (file !== undefined) {
      const hasProps = Object.keys(node.attributes).length > 0 || inner !== undefined;
      if (hasProps)
        note(
          'hand',
          start,
          `The page gives <${name}> values. The file ${file} is included without them: write what they stand for, or make a component of it`,
        );
      return whole([
        asBlock(
          text,
          { start, end },
          printTag('Include', { src: relativeTo(input.target, input.targetOf(file)) }).replace('></Include>', ' />'),
        ),
      ]);
    }
    const raw =
      name === 'CodeBlock' && inner ? raws.get(text.slice(inner.start, inner.end).trim().slice(1, -1)) : undefined;
    if (raw !== undefined)
      return whole([asBlock(text, { start, end }, `<SourceFile src="${relativeTo(input.target, raw)}" />`)]);
    const opening = text.slice(start, inner?.start ?? end);
    if (root === 'TOCInline') {
      note('dropped', start, '<TOCInline> was left out: every page shows its contents');
      return whole([{ start, end, text: '' }]);
    }
    if (/^[Hh]ead$/.test(root)) {
      note(
        'dropped',
        start,
        `<${name}> was left out. Tags for all pages are the option "head" of site.config.ts; title and description of a page are in its front matter`,
      );
      return whole([{ start, end, text: '' }]);
    }
    const shim = Object.entries(SHIMS).find(([, { component }]) => component === root)?.[0];
    const isKnown = /^[a-z]/.test(name) || name === '' || defined.has(root) || input.components.has(root);
    if (shim !== undefined && !defined.has(root) && !gone.has(root)) {
      output.shared.add(shim);
    } else if (!isKnown && (!ENGINE.has(root) || gone.has(root)) && !gone.has(root))
      gone.set(root, 'nothing that the page imports');
    const lost = [...gone.keys()].find((one) => one === root || usesName(opening.replace(/^<[\w.]+/, ''), one));
    if (lost === undefined) return undefined;
    const left = inner === undefined ? 'It is a comment in the page now' : 'What is in it stays, without it';
    note(
      'hand',
      start,
      `The page uses <${name}> of ${gone.get(lost)}. ${left}. Write a component in its place and export it from the module that "mdxComponents" names, or remove it`,
    );
    if (inner === undefined || usesLost(text.slice(inner.start, inner.end)))
      return whole([{ start, end, text: asComment(node.text) }]);
    return {
      edits: [
        { start, end: inner.start, text: '' },
        { start: inner.end, end, text: '' },
      ],
      isWhole: false,
    };
  }

  /** True for content that only its component can show: a function. */
  function usesLost(content: string): boolean {
    return /^\s*\{/.test(content);
  }
}

const describeMissing = (name: string) =>
  /^(@docusaurus|@theme|@generated)/.test(name)
    ? `"${name}" of Docusaurus`
    : name.includes('!')
      ? `"${name}", which only webpack knows`
      : `"${name}"`;

const usesName = (code: string, name: string) =>
  new RegExp(`(?<![\\w.$'"/-])${name.replaceAll('$', '\\$')}(?![\\w$'"])`).test(code);

const asComment = (text: string) => `{/* ${text.replaceAll('*/', '* /')} */}`;

/** Names that exports of a page declare. */
const declaredIn = (code: string) =>
  Array.from(code.matchAll(/\bexport\s+(?:const|let|var|function|class)\s+([\w$]+)/g), ([, name = '']) => name);
