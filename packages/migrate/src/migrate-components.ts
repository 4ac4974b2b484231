import path from 'node:path';
import type { Root } from 'mdast';
import type { PageInput, PageOutput } from './page';
import { findTags, printTag, rewrap, type Edit } from './page-text';

/** Components of dumi's own that are text with a frame around it. */
const FRAMES = ['Tree', 'Container', 'CodeGroup'];
/** Those of the engine. */
const OWN = /^(Demo|API|Include|ApiTypes|Gallery|Actions|Upgrade|UpgradeSteps|ApiChanges|SourceFile|Callout)$/;

/** Names of the components in a text. */
export const componentsIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/<([A-Z]\w*)(?=[\s/>])/g), ([, name = '']) => name)),
];

/** Writes the tags of one of dumi's own components as the engine has it, and names a component that it doesn't have. */
export function migrateComponent(name: string, text: string, tree: Root, input: PageInput, output: PageOutput): Edit[] {
  const tags = findTags(text, tree, name);
  if (name === 'API') {
    return tags.map(({ start, end, attributes }) => {
      output.hasApi = true;
      const id = attributes['id'] === undefined ? guessId(input) : String(attributes['id']);
      return { start, end, text: printTag('API', { id }) };
    });
  }
  if (name === 'Badge')
    return tags.flatMap((tag) => (tag.inner ? rewrap(text, tag, '<kbd>', '</kbd>') : rewrap(text, tag, '', '')));
  if (name === 'Link')
    return tags.flatMap((tag) => {
      const { to, href } = tag.attributes;
      return rewrap(text, tag, '[', `](${String(to ?? href ?? '')})`);
    });
  if (FRAMES.includes(name)) return tags.flatMap((tag) => rewrap(text, tag, '', ''));
  if (OWN.test(name) || input.components.has(name)) return [];
  return tags.flatMap((tag) => {
    const { start, end, inner } = tag;
    const left = inner === '' ? 'The tag is a comment in the page now' : 'What is in the tag stays, without it';
    const note = `The page uses <${name}>, which the engine doesn't have. ${left}. Export the component from a module that "mdxComponents" in site.config.ts names, or remove it`;
    output.notes.push({ kind: 'hand', where: `${input.source}:${input.lineAt(start)}`, text: note });
    return inner === ''
      ? rewrap(text, { ...tag, opened: end }, `<!-- ${text.slice(start, end)} -->`, '')
      : rewrap(text, tag, '', '');
  });
}

/** The component that a page is about: the one that dumi finds beside it, else the name of its folder or file. */
function guessId({ component, plain }: PageInput): string {
  const name = path.posix.basename(plain, '.md');
  return component ?? (name === 'index' ? path.posix.basename(path.posix.dirname(plain)) : name);
}
