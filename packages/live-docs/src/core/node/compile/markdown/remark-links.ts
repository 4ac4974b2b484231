import path from 'node:path';
import { formatProblem } from 'live-playground/model';
import type { Definition, Image, Link, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { decodePart } from '../../../model';
import { toPosix } from '../../files/paths';
import { originOf, placeOf, type Origin, type PageInput, type PagePass } from './page-output';
import type { MdxJsxElement } from './mdx-nodes';
import { isMarkdown } from './parse-text';

declare module 'mdast' {
  interface Data {
    /** Id of the file that an image shows. */
    picture?: string;
  }
}

/** A scheme (`https:`, `mailto:`) or a host (`//…`). */
const EXTERNAL = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * Collects the links within the site, of Markdown, of `<a href>` and of `<Link to>`, and the images. A relative path leads to the
 * page that the file is, or else to the file in the repository. An `<a>` of MDX that leads to another page, or an `<img>` of the
 * site's, is a problem: MDX leaves them as they are, so that they would not follow the base.
 */
export function remarkLinks({ input, output, options }: PagePass) {
  const add = (href: string, line: number) => {
    if (!EXTERNAL.test(href)) output.links.push({ href, line });
  };

  const onLink = (node: Link | Definition) => {
    const origin = originOf(node, input);
    const { line } = placeOf(node, input);
    const isText = isMarkdown(origin.file);
    if (isText) node.url = toAnchor(node.url);
    const target = EXTERNAL.test(node.url) ? undefined : targetOf(node.url, origin, input);
    if (!target) {
      // An included file may lead to a heading of a part that isn't included.
      if (!origin.isIncluded) add(node.url, line);
      return;
    }
    const page = pageAt(target, input);
    const isThere = page !== undefined || input.files.has(target.file);
    if (!isThere && !isText) return add(node.url, line);
    if (!isThere)
      warn(
        node,
        `link to "${node.url}", which is not there`,
        'a file of the repository',
        'Correct the link or add the file',
      );
    if (page !== undefined && !origin.isIncluded) add(page, line);
    node.url = page ?? repositoryAddress(target, input, 'blob') ?? node.url;
  };

  /** A link to a heading of the page as GitHub takes it, in any case. */
  const toAnchor = (href: string) => {
    const id = output.toc.find((heading) => `#${heading.id}`.toLowerCase() === href.toLowerCase())?.id;
    return id === undefined ? href : `#${id}`;
  };

  const onImage = (node: Image) => {
    addHosts(`${node.url} ${node.data?.hProperties?.['srcset'] ?? ''}`);
    if (EXTERNAL.test(node.url)) return;
    const origin = originOf(node, input);
    const target = targetOf(node.url, origin, input);
    if (target && input.files.has(target.file)) {
      node.data = { ...node.data, picture: target.file };
      node.url = repositoryAddress(target, input, 'raw') ?? node.url;
    } else if (!isMarkdown(origin.file) || node.url.startsWith('/'))
      output.images.push({ src: node.url, line: placeOf(node, input).line });
    else
      warn(
        node,
        `image "${node.url}", which is not there`,
        'a file of the repository',
        'Correct the address or add the file',
      );
  };

  /** @param addresses one, or a list as `srcset` has it. */
  const addHosts = (addresses: string) => {
    for (const address of addresses.split(/,\s+|\s+/)) {
      if (!/^(https?:)?\/\//i.test(address) || !URL.canParse(address, 'https://site')) continue;
      const { origin } = new URL(address, 'https://site');
      for (const host of [origin, ...redirects(address)])
        if (!output.imageHosts.includes(host)) output.imageHosts.push(host);
    }
  };

  const onElement = (node: MdxJsxElement) => {
    const { line } = placeOf(node, input);
    for (const { type, ...attribute } of node.attributes) {
      if (type !== 'mdxJsxAttribute' || !('name' in attribute) || typeof attribute.value !== 'string') continue;
      const { name, value } = attribute;
      const intoSite = /^[/?](?!\/)/.test(value);
      const element = `${node.name} ${name}`;
      if (element === 'a href' && intoSite) refuse(node, `<a href="${value}">`, 'a link', 'Use Markdown or <Link to>');
      else if (element === 'img src' && intoSite) refuse(node, `<img src="${value}">`, 'an image', 'Use Markdown');
      else if (element === 'a href' || element === 'Link to') add(value, line);
      else if (/^(img|source) (src|srcset)$/i.test(element)) addHosts(value);
      else if (/^(iframe|video|audio|embed) src$/.test(element) && EXTERNAL.test(value) && !isAllowed(node.name, value))
        warn(node, `<${node.name}> of another host, which the policy of pages blocks`, 'files of the site', POLICY);
      const isElement = /^[a-z]/.test(node.name ?? '');
      if (isElement && (name === 'id' || name === 'name')) output.anchors.push(value);
    }
  };

  /** True for what the site's policy lets an element load. */
  const isAllowed = (name: string | null, address: string): boolean => {
    const policy = options.contentSecurityPolicy;
    if (policy === false) return true;
    const { origin, protocol, host } = new URL(address, 'https://site');
    const sources = policy[name === 'iframe' || name === 'embed' ? 'frame-src' : 'media-src'] ?? [];
    return [origin, protocol, host, '*'].some((source) => sources.includes(source));
  };

  const warn = (node: Nodes, found: string, expected: string, fix: string) =>
    output.warnings.push(formatProblem({ ...placeOf(node, input), found, expected, fix }));

  const refuse = (node: Nodes, found: string, what: string, fix: string) =>
    output.problems.push({
      ...placeOf(node, input),
      found: `${found} leads into the site`,
      expected: `${what} that follows the base of the site`,
      fix,
    });

  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') onLink(node);
      else if (node.type === 'image') onImage(node);
      else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') onElement(node);
    });
  };
}

const POLICY = 'Add its host to "contentSecurityPolicy" in site.config.ts';

/** Hosts that GitHub sends the request of a picture to. */
const redirects = (address: string): string[] =>
  /^https?:\/\/github\.com\/[^/]+\/[^/]+\/(raw\/|blob\/.*\braw=)/.test(address)
    ? ['https://raw.githubusercontent.com']
    : [];

interface Target {
  /** Id of the file. */
  file: string;
  /** What is behind the path: `?a`, `#b`. */
  rest: string;
}

/** The file that a link or an image of a file names by its path; from the repository's root for `/` in an included file. */
function targetOf(address: string, origin: Origin, { repository }: PageInput): Target | undefined {
  const [, name = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  if (!name || (name.startsWith('/') && !origin.isIncluded)) return undefined;
  const folder = name.startsWith('/') ? repository.folder : path.posix.dirname(origin.file);
  return { file: path.posix.join(folder, decodePart(name)).replace(/(.)\/$/, '$1'), rest };
}

/** The address of the page that a file is: `guide/sorting` leads to `guide/sorting.md` as well. */
function pageAt({ file, rest }: Target, { files }: PageInput): string | undefined {
  const names = [file, `${file}.md`, `${file}.mdx`, `${file}/index.md`, `${file}/index.mdx`];
  const address = names.map((name) => files.addressOf(name)).find((found) => found !== null);
  return address && address.replaceAll('%', '%25') + rest;
}

/**
 * The address of a file in the repository, as GitHub has it.
 * @param view `blob` for what a reader looks at, `raw` for the file itself.
 */
export function repositoryAddress(
  { file, rest }: Target,
  { repository }: PageInput,
  view: 'blob' | 'raw',
): string | undefined {
  const name = toPosix(repository.folder, file);
  if (name.startsWith('..')) return undefined;
  return encodeURI([repository.url, view, repository.branch, name].filter(Boolean).join('/')) + rest;
}
