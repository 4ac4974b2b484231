import { parseSync, Visitor, type ESTree } from 'vite';
import { textModules, type SiteLanguage } from '../config/languages';
import { TEXTS } from '../files/entries';
import type { Snapshot } from './snapshot';

/** Texts of the engine in a language, with those of the site over them. What writes texts has the English ones itself. */
export function messagesOf(
  { root, files, config }: Pick<Snapshot, 'root' | 'files' | 'config'>,
  language: SiteLanguage,
): Record<string, string> {
  const modules = textModules(root, config, language).filter((module) => module !== TEXTS['en']);
  return Object.assign({}, ...modules.map((module) => readMessages(files.text(module) ?? '')));
}

/**
 * The texts of an interface in the source of a module: each property whose key and value are written as strings. What a module
 * computes is known to browsers alone.
 */
export function readMessages(source: string): Record<string, string> {
  const messages: Record<string, string> = {};
  const visitor = new Visitor({
    Property({ key, value }) {
      const name = key.type === 'Identifier' ? key.name : stringOf(key);
      const message = stringOf(value);
      if (name !== undefined && message !== undefined) messages[name] = message;
    },
  });
  visitor.visit(parseSync('messages.ts', source).program);
  return messages;
}

/** What a string in a program says; undefined for anything else. */
const stringOf = (node: ESTree.Node): string | undefined =>
  node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
