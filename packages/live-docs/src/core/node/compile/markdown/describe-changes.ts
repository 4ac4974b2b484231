import type { PhrasingContent } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { CHANGE_KINDS, type TableChanges } from '../../../model';
import { jsxAttribute } from './mdx-nodes';

/** How a sentence on changes is put together. */
interface Wording {
  /** What comes before the names of a kind, and after what was said before. */
  start: (kind: string, before: '' | '; ') => PhrasingContent[];
  comma: string;
}

const ENGLISH: Wording = {
  start: (kind, before) => [{ type: 'text', value: `${before}${kind} ` }],
  comma: ', ',
};

/** What changed in a sentence: `removed a, b; added c`, each name as code. A new table is one name. */
export function describeChanges(changes: TableChanges[], { start, comma }: Wording): PhrasingContent[] {
  const named = changes.flatMap(({ table, isNew, changes: list }) =>
    isNew ? [{ kind: 'added', name: table }] : list.map(({ name, kind }) => ({ kind, name: `${table}.${name}` })),
  );
  return CHANGE_KINDS.flatMap((kind) => {
    const names = named.filter((one) => one.kind === kind);
    return names.length > 0 ? [{ kind, names }] : [];
  }).flatMap(({ kind, names }, at): PhrasingContent[] => [
    ...start(kind, at > 0 ? '; ' : ''),
    ...names.flatMap(({ name }, place): PhrasingContent[] => [
      ...(place > 0 ? [{ type: 'text' as const, value: comma }] : []),
      { type: 'inlineCode', value: name },
    ]),
  ]);
}

/** A text of the interface in a page, in the language of its readers. @param english what Markdown says. */
export const interfaceText = (key: string, english: string): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: 'InterfaceText',
  attributes: [jsxAttribute('of', key)],
  children: [{ type: 'text', value: english }],
});

/** The wording of a page. @param language that it's in, if that isn't English. */
export function wordingIn(language: string | undefined): Wording {
  if (language === undefined) return ENGLISH;
  const isHan = /^(zh|ja)\b/.test(language);
  return {
    start: (kind, before) => [
      ...(before ? [{ type: 'text' as const, value: isHan ? '；' : before }] : []),
      interfaceText(`upgrade.${kind}`, kind),
      { type: 'text', value: ' ' },
    ],
    comma: isHan ? '、' : ', ',
  };
}
