import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { formatProblem } from 'live-playground/model';
import { ENTRIES } from '../../files/entries';
import { localModule } from '../../files/local-module';
import { resolveId } from '../../files/paths';
import { CODE_LANGUAGES, highlight, languageOf } from './highlight';
import { importStatement, jsxAttribute, jsxElement, readText, refuseElement } from './mdx-nodes';
import { originOf, placeOf, type PagePass } from './page-output';
import { isMarkdown } from './parse-text';

/**
 * Turns code fences into `<CodeBlock>`, ```` ```install ```` fences into `<Install>`, and `<SourceFile src="./theme.css" />` into a code
 * block with the text of a file beside the page.
 */
export function remarkCodeBlocks(pass: PagePass) {
  const { input, output, options } = pass;
  const languages = { ...CODE_LANGUAGES, ...options.codeLanguages };
  return (tree: Root): void => {
    let section = '';
    let count = 0;
    const files: MdxjsEsm[] = [];

    /** The block of a file; undefined if there's none, which the element says then. */
    const fileBlock = (node: MdxJsxFlowElement): MdxJsxFlowElement | undefined => {
      const src = readText(node, 'src');
      const origin = originOf(node, input);
      const filename = path.posix.join(path.posix.dirname(origin.filename), src ?? '');
      const file = resolveId(origin.file, src ?? '');
      if (!src || !input.files.has(file)) {
        refuseElement(node, pass, {
          found: src ? `the source file "${src}" does not exist` : '<SourceFile> without "src"',
          expected: 'the path of a file, relative to the page',
          fix: 'Correct "src" or add the file',
        });
        return undefined;
      }
      output.sourceFiles.push(file);
      const name = `SourceFile${files.length}`;
      files.push(importStatement(name, localModule(`virtual:demo-file/${filename}.source`, input.language)));
      return jsxElement('CodeBlock', [
        jsxAttribute('title', path.posix.basename(filename)),
        jsxAttribute('whole', { expression: 'true' }),
        ...['lang', 'html', 'text'].map((key) => jsxAttribute(key, { expression: `${name}.${key}` })),
      ]);
    };

    visit(tree, (node, index, parent) => {
      if (node.type === 'heading') {
        section = toString(node);
        count = 0;
      }
      if (!parent || index === undefined) return;
      if (node.type === 'mdxJsxFlowElement' && node.name === 'SourceFile')
        parent.children[index] = fileBlock(node) ?? node;
      if (node.type !== 'code') return;
      count += 1;
      const place = section ? [jsxAttribute('section', count > 1 ? `${section} ${count}` : section)] : [];
      const isText = isMarkdown(originOf(node, input).file);
      const lang = languageOf(node.lang ?? 'text', languages) || 'text';
      if (lang === 'install') {
        const words = node.value.split(/\s+/).filter(Boolean);
        const dev = words[0] === '-D';
        const packages = dev ? words.slice(1) : words;
        parent.children[index] = jsxElement('Install', [
          jsxAttribute('packages', { expression: JSON.stringify(packages) }),
          jsxAttribute('dev', { expression: String(dev) }),
          ...place,
        ]);
        return;
      }
      // Markdown may be written for another place, which knows more languages.
      if (!isText && !Object.hasOwn(languages, lang)) {
        const warning = formatProblem({
          ...placeOf(node, input),
          found: `code fence in the unknown language "${lang}", shown as text`,
          expected: `one of ${[...Object.keys(languages), 'install'].join(', ')}`,
          fix: 'Use one of these, or add a parser to "codeLanguages" in site.config.ts',
        });
        output.warnings.push(warning);
      }
      // So are its parts of code, which need not compile.
      if (!isText && (lang === 'ts' || lang === 'tsx')) {
        output.snippets.push({ lang, text: node.value, line: (node.position?.start.line ?? 0) + 1 });
      }
      const title = /title="([^"]*)"/.exec(node.meta ?? '')?.[1];
      parent.children[index] = jsxElement('CodeBlock', [
        jsxAttribute('lang', lang),
        ...(title ? [jsxAttribute('title', title)] : place),
        jsxAttribute('html', highlight(node.value, lang, languages)),
        jsxAttribute('text', node.value),
      ]);
    });
    tree.children.push(...files);
    let shows = false;
    let defines = false;
    visit(tree, (node) => {
      shows ||= node.type === 'mdxJsxFlowElement' && node.name === 'Install';
      defines ||= node.type === 'mdxjsEsm' && /\bInstall\b/.test(node.value);
    });
    // Few pages have one: the others are without its script.
    if (shows && !defines) tree.children.push(importStatement('{ Install }', ENTRIES.install));
  };
}
