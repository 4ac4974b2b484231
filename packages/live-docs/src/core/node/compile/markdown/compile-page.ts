import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Program } from 'estree';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { BuildError, formatProblem } from 'live-playground/model';
import type { Problem } from '../../../model';
import type { MarkdownPlugin } from '../../config/option-types';
import { lineAtOrigin } from '../../files/made-files';
import { escapeHeadingIds, remarkHeadingIds } from './heading-ids';
import type { MarkdownOptions, PageInput, PageOutput, PagePass } from './page-output';
import { isMarkdown } from './parse-text';
import { rehypeHtml, remarkHtml } from './remark-html';
import { remarkSiteData } from './remark-site-data';
import { remarkCallouts } from './remark-callouts';
import { remarkChanges } from './remark-changes';
import { remarkCodeBlocks } from './remark-code-blocks';
import { remarkComponents } from './remark-components';
import { remarkDemoLists } from './remark-demo-lists';
import { remarkDemos } from './remark-demos';
import { recmaPictures, remarkImages } from './remark-images';
import { remarkInclude } from './remark-include';
import { remarkInterfaceText } from './interface-text';
import { remarkLinks } from './remark-links';
import { remarkMade } from './remark-made';
import { remarkMarkdown } from './remark-markdown';
import { remarkSections } from './remark-sections';
import { remarkTitle } from './remark-title';
import { splitRuns } from './split-runs';

/** A page's module and what was read off it. */
export interface CompiledPage extends PageOutput {
  /** JavaScript whose default export is the content's component. */
  code: string;
  /** True if the MDX can't be read: nothing is known about the page then. */
  unreadable?: true;
}

/** A page that a plugin of the site never ends to compile. @param seconds that it was waited for. */
export const endlessPage = (file: string, seconds: number): CompiledPage =>
  unreadablePage({
    file,
    found: `a remark or rehype plugin of site.config.ts still waits after ${seconds} seconds`,
    expected: 'a plugin whose promise settles',
    fix: 'Correct the plugin, or leave it out to see which one it is',
  });

const unreadablePage = (problem: Problem): CompiledPage => ({
  ...emptyOutput(),
  problems: [problem],
  code: EMPTY_MODULE,
  unreadable: true,
});

/** Markdown without additions by the site. */
export const PLAIN: MarkdownOptions = {
  docs: 'docs',
  remarkPlugins: [],
  rehypePlugins: [],
  parts: {},
  codeLanguages: {},
  contentSecurityPolicy: {},
  features: [],
};

/**
 * Compiles a page from MDX, or from Markdown if its file ends with `.md`.
 * @param text its whole source, front matter included, so that lines in messages are the file's own.
 * @param options what the site's configuration says about Markdown.
 */
export async function compilePage(
  input: PageInput,
  text: string,
  options: MarkdownOptions = PLAIN,
): Promise<CompiledPage> {
  const output = emptyOutput();
  const pass = { input, output, options };
  const ofFeatures = (part: 'rewrite' | 'remark') =>
    options.features.flatMap(({ parts }): MarkdownPlugin[] => {
      const { [part]: plugin } = parts;
      return plugin ? [[plugin as () => never, pass]] : [];
    });
  const source = new VFile({ path: input.file, value: isMarkdown(input.file) ? text : escapeHeadingIds(text) });
  try {
    const file = await compile(source, {
      format: isMarkdown(input.file) ? 'md' : 'mdx',
      development: false,
      remarkPlugins: [
        remarkFrontmatter,
        remarkGfm,
        remarkHeadingIds,
        ...(isMarkdown(input.file) ? [[remarkHtml, pass] satisfies MarkdownPlugin] : []),
        ...ofFeatures('rewrite'),
        [remarkInclude, pass],
        [remarkTitle, pass],
        [remarkDemoLists, pass],
        ...options.remarkPlugins,
        ...options.features.flatMap(({ parts }) => parts.compile?.remark ?? []),
        [remarkMade, pass],
        [remarkComponents, pass],
        remarkCallouts,
        [remarkSections, pass],
        ...ofFeatures('remark'),
        [remarkChanges, pass],
        [remarkLinks, pass],
        [remarkDemos, pass],
        remarkInterfaceText,
        [remarkSiteData, pass],
        [remarkMarkdown, pass],
        // These write what Markdown has a notation for as components.
        remarkImages,
        [remarkCodeBlocks, pass],
      ],
      recmaPlugins: [recmaPictures, [recmaRuns, pass]],
      rehypePlugins: [
        rehypeHtml,
        ...options.rehypePlugins,
        ...options.features.flatMap(({ parts }) => parts.compile?.rehype ?? []),
      ],
    });
    if (input.isOptional) output.warnings.push(...output.problems.splice(0).map(formatProblem));
    output.warnings.push(...source.messages.map(({ line, reason }) => `${input.filename}:${line ?? 1}: ${reason}`));
    const computed = options.features.flatMap(({ name }) => (name in source.data ? [[name, source.data[name]]] : []));
    return {
      ...output,
      // Demos may share what is wrong.
      warnings: [...new Set(output.warnings)],
      ...(computed.length > 0 && { of: Object.fromEntries(computed) }),
      code: String(file),
    };
  } catch (error) {
    const problem = explainError(error, input.filename, options);
    return unreadablePage(
      input.lines ? { ...problem, line: lineAtOrigin({ lines: input.lines }, problem.line) } : problem,
    );
  }
}

/** Tells what of the page stays as it is. */
function recmaRuns({ output, options: { parts, features } }: PagePass) {
  const ofPlugins = features.flatMap((feature) => Object.keys(feature.parts.parts ?? {}));
  const replaced = new Set([...ofPlugins, ...Object.keys(parts)]);
  return (program: Program): void => {
    const split = splitRuns(program, replaced);
    if (split) output.split = split;
  };
}

const EMPTY_MODULE = 'export default function MDXContent() { return null; }';

/** What is read off a page before anything is. */
export const emptyOutput = (): PageOutput => ({
  toc: [],
  texts: [],
  rows: {},
  demos: [],
  made: [],
  brokenDemos: [],
  brokenFiles: [],
  links: [],
  images: [],
  imageHosts: [],
  anchors: [],
  tables: [],
  hasWideTable: false,
  startsWithActions: false,
  components: [],
  sourceFiles: [],
  included: [],
  listed: [],
  snippets: [],
  markdown: [],
  problems: [],
  warnings: [],
});

/** What is wrong with a page that doesn't compile. @throws the error itself if the engine is to blame. */
function explainError(error: unknown, file: string, { remarkPlugins, rehypePlugins }: MarkdownOptions): Problem {
  if (error instanceof VFileMessage && /mdx/.test(error.source ?? '')) {
    return {
      file,
      // A tag that nothing closes is named by its place in the text of the message only.
      line: error.line ?? Number(/\((\d+):\d+/.exec(error.reason)?.[1] ?? 1),
      found: `MDX cannot be read: ${error.reason}`,
      expected: 'Markdown with JSX',
      fix: 'Close every tag, and write { and < as \\{ and \\< where they are text',
    };
  }
  if (error instanceof BuildError) {
    const [{ found = '' } = {}] = error.problems;
    const line = error.cause instanceof VFileMessage ? error.cause.line : undefined;
    return {
      file,
      line: line ?? 1,
      found,
      expected: 'a page that the plugin accepts',
      fix: 'Correct the page or the plugin',
    };
  }
  if (remarkPlugins.length + rehypePlugins.length === 0) throw error;
  const [line, reason] = error instanceof VFileMessage ? [error.line, error.reason] : [1, String(error)];
  return {
    file,
    line: line ?? 1,
    found: `a remark or rehype plugin of site.config.ts failed: ${reason}`,
    expected: 'a page that the plugins accept',
    fix: 'Correct the page or the plugin',
  };
}
