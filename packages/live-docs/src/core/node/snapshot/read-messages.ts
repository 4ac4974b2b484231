import { parseSync } from 'vite';
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
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (!isNode(node)) return;
    if (node['type'] === 'Property') {
      const [key, value] = [nameOf(node['key']), stringOf(node['value'])];
      if (key !== undefined && value !== undefined) messages[key] = value;
    }
    Object.values(node).forEach(walk);
  };
  walk(parseSync('messages.ts', source).program);
  return messages;
}

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const nameOf = (key: unknown): string | undefined =>
  isNode(key) && typeof key['name'] === 'string' ? key['name'] : stringOf(key);

/** What a string in a program says; undefined for anything else. */
const stringOf = (node: unknown): string | undefined =>
  isNode(node) && node['type'] === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined;
