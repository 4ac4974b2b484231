import { isMap, parseDocument, type Document } from 'yaml';
import { attempt } from './attempt';
import type { Note } from './plan';
import { asRecord } from './values';

/** A value that YAML takes for something else. */
const UNQUOTED = /^(\s*[\w.-]+:[ \t]+)([@`%*&!|>][^\n]*|[^'"[{\n][^\n]*: [^\n]*)$/gm;

/**
 * Reads YAML; values that begin with a sign that YAML keeps for itself are quoted, as their authors meant them.
 * @param engine the one that leaves out what it can't read.
 */
export function readFrontMatter(yaml: string, engine: string, note: (kind: Note['kind'], text: string) => void) {
  const said = parse(yaml);
  if (said) return { ...said, isRepaired: false };
  const quoted = yaml.replace(UNQUOTED, (_, key: string, value: string) => key + JSON.stringify(value.trim()));
  const repaired = parse(quoted);
  if (repaired) {
    note(
      'done',
      `Front matter couldn't be read as YAML, so ${engine} left it out. Values that need quotes have them now`,
    );
    return { ...repaired, isRepaired: true };
  }
  note(
    'hand',
    `Front matter can't be read as YAML, so it was taken out: ${yaml.replaceAll(/\s*\n\s*/g, ' / ')}. Write it again`,
  );
  return { document: parseDocument(''), value: {}, isRepaired: true };
}

/** Undefined if the text is no YAML, or no map. */
function parse(yaml: string): { document: Document; value: Record<string, unknown> } | undefined {
  const document = parseDocument(yaml);
  if (document.errors.length > 0) return undefined;
  // Of an alias such as "*New", which nothing explains, only this tells.
  const value = attempt(() => asRecord(document.toJS() ?? {}));
  return value && { document, value };
}

/** Puts a key before the others. */
export function addFirst(document: Document, key: string, value: string): void {
  if (!isMap(document.contents)) document.contents = document.createNode({}) as Document['contents'];
  document.delete(key);
  const contents = document.contents;
  if (isMap(contents)) {
    contents.flow = false;
    contents.items.unshift(document.createPair(key, value));
  }
}
