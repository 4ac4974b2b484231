import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { z } from 'zod';
import { siteConfigSchema } from '../../src/core/node/config/site-config-schema';
import { FEATURES } from '../../src/features';

interface Property {
  anyOf?: Property[];
  default?: unknown;
  properties?: Record<string, Property>;
  items?: Property;
  required?: string[];
}

/** An option of the configuration. */
export interface Option {
  /** `navigation[].title` */
  name: string;
  /** Its default as JSON, `required`, or undefined. */
  value?: string | undefined;
}

/** The options that the schema accepts, those of options after their own. */
export function listOptions(): Option[] {
  const options = FEATURES.flatMap(({ name, options }) => (options ? [[name, options] as const] : []));
  const schema = siteConfigSchema.extend(Object.fromEntries(options));
  return list(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Property);
}

function list({ properties = {}, required = [] }: Property, above = ''): Option[] {
  return Object.entries(properties).flatMap(([name, option]) => [
    { name: above + name, value: valueOf(name, option, required) },
    ...list(option, `${above}${name}.`),
    ...list(option.items ?? {}, `${above}${name}[].`),
    // The directives of a policy are listed with it.
    ...(name === 'contentSecurityPolicy' ? [] : (option.anyOf ?? [])).flatMap((one) => list(one, `${above}${name}.`)),
  ]);
}

function valueOf(name: string, option: Property, required: string[]): string | undefined {
  if (required.includes(name)) return 'required';
  // An object whose own options have defaults.
  return option.default === undefined || option.properties ? undefined : `\`${JSON.stringify(option.default)}\``;
}

/** Marks of what isn't stable, by the tag of the comment. */
const MARKS: Readonly<Record<string, string>> = { experimental: '**Experimental.**', deprecated: '**Deprecated.**' };

/** What the comments above all options say. @param engine the folder of the engine. */
export function readOptionComments(engine: string): Map<string, string> {
  const features = readdirSync(path.join(engine, 'src/features'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/features/${name}/index.ts`);
  const files = ['src/core/node/config/site-config-schema.ts', ...features];
  return readComments(files.map((file) => readFileSync(path.join(engine, file), 'utf8')).join('\n'));
}

/**
 * What the comments above the keys of `optionsOf({ … })` say, by the option's name. A tag `@experimental` or `@deprecated` becomes a
 * mark before the rest, with what it says.
 * @param text modules whose constants `…Schema` and `…Option` hold options.
 */
export function readComments(text: string): Map<string, string> {
  const { statements } = ts.createSourceFile('options.ts', text, ts.ScriptTarget.ES2022, true);
  const declared = statements.filter(ts.isVariableStatement).flatMap((one) => one.declarationList.declarations);
  const comments = new Map<string, string>();
  const visit = (node: ts.Node, name: string): void => {
    const [argument] = ts.isCallExpression(node) ? node.arguments : [];
    const called = ts.isCallExpression(node) ? node.expression.getText() : '';
    if (called !== 'optionsOf' || !argument || !ts.isObjectLiteralExpression(argument)) {
      const inner = /^z\s*\.array$/.test(called) ? `${name}[]` : name;
      return void ts.forEachChild(node, (child) => visit(child, inner));
    }
    for (const member of argument.properties.filter(ts.isPropertyAssignment)) {
      const option = [name, member.name.getText()].filter(Boolean).join('.');
      const [comment] = ts.getJSDocCommentsAndTags(member);
      const marks = ts.getJSDocTags(member).flatMap(({ tagName, comment: said }) => {
        const mark = MARKS[tagName.text];
        return mark ? [mark, ts.getTextOfJSDocComment(said) ?? ''] : [];
      });
      const words = [...marks, ts.getTextOfJSDocComment(comment?.comment) ?? ''].filter(Boolean).join(' ');
      comments.set(option, words.replace(/\s+/g, ' '));
      visit(member.initializer, option);
    }
  };
  for (const { name, initializer } of declared)
    if (initializer && /(Schema|Option)$/.test(name.getText())) visit(initializer, '');
  return comments;
}

/** The groups of the options page, and the options of each. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Site': ['title', 'description', 'docs', 'base', 'url', 'output', 'repository', 'pages', 'redirects'],
  'Library and API': ['library', 'source', 'alias', 'formerly', 'apiParser', 'changelog', 'versions', 'archives'],
  'Navigation': ['navigation', 'twoLevelNavigation'],
  'Look': ['logo', 'favicon', 'theme', 'demoColor', 'pictures', 'socialImages', 'parts', 'head', 'serverStyles'],
  'Languages': ['language', 'languages'],
  'Pages and demos': [
    'mdxComponents',
    'remarkPlugins',
    'rehypePlugins',
    'codeLanguages',
    'scope',
    'stories',
    'typeCheck',
    'sandboxes',
    'registry',
  ],
  'Build and publish': ['deadLinks', 'contentSecurityPolicy', 'compress', 'offline', 'mcp', 'plugins', 'vite'],
};

/** A table for each group of the options page: names and defaults from the schema, everything else from the comments. */
export function writeOptions(options: Option[], comments: ReadonlyMap<string, string>): string {
  const left = new Set(options);
  const sections = Object.entries(GROUPS).map(([title, names]) => {
    const own = names.flatMap((name) => options.filter((option) => topOf(option) === name));
    for (const option of own) left.delete(option);
    return `## ${title}\n\n${writeTable(own, comments)}`;
  });
  if (left.size > 0)
    throw new Error(`Options without a group: ${[...left].map(({ name }) => name).join(', ')}. Add them to GROUPS`);
  return sections.join('\n\n');
}

/** The option of the configuration that an option belongs to. */
const topOf = ({ name }: Option) => /^\w+/.exec(name)?.[0];

/** Where an option is in the page: `option-navigation-path`. */
const anchorOf = ({ name }: Option) => `option-${name.replace(/\W+/g, '-')}`;

function writeTable(options: Option[], comments: ReadonlyMap<string, string>): string {
  const rows = options.map((option) => {
    const { name, value } = option;
    const [, meaning = '', words] = /^(.*?)(?:\s*(?:Default: (.*)|Required.*))?$/.exec(comments.get(name) ?? '') ?? [];
    const rest = /Required, (.*)\.$/.exec(comments.get(name) ?? '')?.[1];
    const anchor = anchorOf(option);
    return [
      `<span id="${anchor}" />[\`${name}\`](#${anchor})`,
      meaning + (rest ? ` Required, ${rest}.` : ''),
      words?.replace(/\.$/, '') ?? value ?? 'none',
    ].join(' | ');
  });
  return ['| Option | Meaning | Default |', '| --- | --- | --- |', ...rows.map((row) => `| ${row} |`)].join('\n');
}
