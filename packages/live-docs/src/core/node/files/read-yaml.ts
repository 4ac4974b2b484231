import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit, type Document } from 'yaml';
import type { Problem } from '../../model';

/** What a YAML text says, and where. */
export interface Yaml {
  /** Undefined if it can't be read. */
  value: unknown;
  /** Where it can't be read. */
  problem?: Problem;
  /** Line, in the file, of a key or an item, or of the nearest one above it that is there; else the file's first. */
  lineOf(path: PropertyKey[]): number;
}

interface Source {
  /** Path from the project's root. */
  filename: string;
  /** What the text is, for messages. */
  what: string;
  /** Line of the file that the text begins on. */
  firstLine?: number;
}

/** Reads YAML. */
export function readYaml(text: string, { filename, what, firstLine = 1 }: Source): Yaml {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const inFile = (line: number) => firstLine - 1 + line;
  const [syntax] = document.errors;
  const { value, error } = syntax ? { error: syntax.message } : toValue(document);
  const start = syntax ? syntax.pos[0] : firstAlias(document);
  const problem =
    error === undefined
      ? undefined
      : {
          file: filename,
          line: inFile(counter.linePos(start).line),
          found: `${what} cannot be read: ${error.split(/ at line|:?\n/)[0]}`,
          expected: 'YAML',
          fix: 'Quote texts that hold a colon or start with a sign',
        };
  /** The key's node, or the item's; undefined where there is none. */
  const nodeAt = (path: PropertyKey[]): unknown => {
    const last = path.at(-1);
    const parent: unknown = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
    if (isSeq(parent)) return parent.items[Number(last)];
    return isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === last)?.key : undefined;
  };
  return {
    value,
    ...(problem ? { problem } : {}),
    lineOf(path) {
      for (let length = path.length; length > 0; length--) {
        const node = nodeAt(path.slice(0, length));
        if (isNode(node) && node.range) return inFile(counter.linePos(node.range[0]).line);
      }
      return 1;
    },
  };
}

/** A document may be YAML and have no value: where `*New*` is no text, but names what isn't there. */
function toValue(document: Document): { value?: unknown; error?: string } {
  try {
    return { value: document.toJS() as unknown };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function firstAlias(document: Document): number {
  let start = 0;
  visit(document, {
    Alias(_, { range }) {
      start = range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return start;
}
