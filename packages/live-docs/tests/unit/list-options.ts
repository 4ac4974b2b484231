import ts from 'typescript';
import { z } from 'zod';
import { siteConfigSchema } from '../../src/core/node/config/site-config';
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

/** What the comments of the options' type say of each, by name. @param text the module that declares `SiteConfigInput`, or the option of a feature. */
export function readComments(text: string): Map<string, string> {
  const source = ts.createSourceFile('input.ts', text, ts.ScriptTarget.ES2022, true);
  const interfaces = new Map(source.statements.filter(ts.isInterfaceDeclaration).map((one) => [one.name.text, one]));
  const comments = new Map<string, string>();
  const visit = (members: ts.NodeArray<ts.TypeElement>, above: string) => {
    for (const member of members) {
      if (!ts.isPropertySignature(member) || !member.type) continue;
      const name = above + member.name.getText();
      const [comment] = ts.getJSDocCommentsAndTags(member);
      comments.set(name, ts.getTextOfJSDocComment(comment?.comment)?.replace(/\s+/g, ' ') ?? '');
      for (const [inner, ending] of objectsIn(member.type)) visit(inner, name + ending);
    }
  };
  /** The objects whose keys are options: in place, or declared as an interface; those in lists end in `[]`. */
  const objectsIn = (node: ts.TypeNode, ending = '.'): [ts.NodeArray<ts.TypeElement>, string][] => {
    if (ts.isUnionTypeNode(node)) return node.types.flatMap((one) => objectsIn(one, ending));
    if (ts.isArrayTypeNode(node)) return objectsIn(node.elementType, '[].');
    if (ts.isTypeLiteralNode(node)) return [[node.members, ending]];
    const found = ts.isTypeReferenceNode(node) ? interfaces.get(node.typeName.getText()) : undefined;
    return found ? [[found.members, ending]] : [];
  };
  for (const [name, { members }] of interfaces) if (/^SiteConfigInput$|Option$/.test(name)) visit(members, '');
  return comments;
}

/** The table of the options page: names and defaults from the schema, everything else from the comments. */
export function writeOptions(options: Option[], comments: ReadonlyMap<string, string>): string {
  const rows = options.map(({ name, value }) => {
    const [, meaning = '', words] = /^(.*?)(?:\s*(?:Default: (.*)|Required.*))?$/.exec(comments.get(name) ?? '') ?? [];
    const rest = /Required, (.*)\.$/.exec(comments.get(name) ?? '')?.[1];
    return [
      `\`${name}\``,
      meaning + (rest ? ` Required, ${rest}.` : ''),
      words?.replace(/\.$/, '') ?? value ?? 'none',
    ].join(' | ');
  });
  return ['| Option | Meaning | Default |', '| --- | --- | --- |', ...rows.map((row) => `| ${row} |`)].join('\n');
}
