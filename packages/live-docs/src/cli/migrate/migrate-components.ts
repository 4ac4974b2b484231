import path from 'node:path';
import type { Root } from 'mdast';
import type { PageInput, PageOutput } from './page';
import { findTags, printTag, type Edit } from './tags';

/** Components of dumi's own that are text with a frame around it. */
const FRAMES = ['Tree', 'Container', 'CodeGroup'];
const OWN = [
  'Demo',
  'API',
  'Include',
  'ApiTypes',
  'Gallery',
  'Actions',
  'Upgrade',
  'UpgradeSteps',
  'ApiChanges',
  'SourceFile',
  'Callout',
];

/** Writes dumi's own components as the engine has them, and names the components that it doesn't have. */
export function migrateComponents(text: string, tree: Root, input: PageInput, output: PageOutput): Edit[] {
  const names = new Set(Array.from(text.matchAll(/<([A-Z]\w*)(?=[\s/>])/g), ([, name = '']) => name));
  return [...names].flatMap((name): Edit[] => {
    const tags = findTags(text, tree, name);
    if (name === 'API') {
      return tags.map(({ start, end, attributes }) => {
        output.hasApi = true;
        const id = attributes['id'] === undefined ? guessId(input) : String(attributes['id']);
        return { start, end, text: printTag('API', { id }) };
      });
    }
    if (name === 'Badge')
      return tags.map(({ start, end, inner }) => ({ start, end, text: inner ? `<kbd>${inner}</kbd>` : '' }));
    if (name === 'Link') {
      return tags.map(({ start, end, attributes, inner }) => ({
        start,
        end,
        text: `[${inner}](${String(attributes['to'] ?? attributes['href'] ?? '')})`,
      }));
    }
    if (FRAMES.includes(name)) return tags.flatMap(({ start, end }) => unframe(text, name, start, end));
    if (OWN.includes(name) || input.components.has(name)) return [];
    return tags.flatMap(({ start, end, inner }) => {
      const left = inner === '' ? 'The tag is a comment in the page now' : 'What is in the tag stays, without it';
      const note = `The page uses <${name}>, which the engine doesn't have. ${left}. Export the component from a module that "mdxComponents" in site.config.ts names, or remove it`;
      output.notes.push({ kind: 'hand', where: `${input.source}:${input.lineAt(start)}`, text: note });
      return inner === ''
        ? [{ start, end, text: `<!-- ${text.slice(start, end)} -->` }]
        : unframe(text, name, start, end);
    });
  });
}

/** The component that a page is about: the one that dumi finds beside it, else the name of its folder or file. */
function guessId({ component, plain }: PageInput): string {
  const name = path.posix.basename(plain, '.md');
  return component ?? (name === 'index' ? path.posix.basename(path.posix.dirname(plain)) : name);
}

/** Takes a tag away and leaves what is in it. */
function unframe(text: string, name: string, start: number, end: number): Edit[] {
  const opening = text.indexOf('>', start) + 1;
  const close = `</${name}>`;
  return [
    { start, end: opening, text: '' },
    ...(text.slice(0, end).endsWith(close) ? [{ start: end - close.length, end, text: '' }] : []),
  ];
}
