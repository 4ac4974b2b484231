import type TypeScript from 'typescript';
import type { ApiProgram } from './api-program';

/** What a comment says of a member, as Markdown. `{@link …}` stays as it is until the tables of the site are known. */
export interface MemberDoc {
  text?: string;
  /** As the tag says it, or as the source has it: code, or words. */
  default?: string;
  since?: string;
  /** Code. */
  examples?: string[];
}

/** What a declaration's comment says, and the tags that say how to take it. */
interface Doc {
  /** What to use instead; empty where it says nothing. */
  deprecated?: string;
  internal: boolean;
  /** Absent where there is nothing to say. */
  doc?: MemberDoc;
}

/** Reads the comment of a symbol's declarations. */
export function readDoc({ ts, checker }: Pick<ApiProgram, 'ts' | 'checker'>, symbol: TypeScript.Symbol): Doc {
  const tags = symbol.getJsDocTags(checker).map(({ name, text }) => ({ name, text: clean(ts, text) }));
  const tag = (...names: string[]) => tags.find(({ name }) => names.includes(name))?.text;
  const all = (...names: string[]) => tags.flatMap(({ name, text }) => (names.includes(name) && text ? text : []));
  const deprecated = tag('deprecated');
  const text = [clean(ts, symbol.getDocumentationComment(checker)), ...all('remarks')].filter(Boolean).join('\n\n');
  const initial = tag('default', 'defaultValue');
  const since = /^v?(\d+(?:\.\d+)*)\b/.exec(tag('since', 'version') ?? '')?.[1];
  const examples = all('example').map(withoutFence);
  const doc: MemberDoc = {
    ...(text ? { text } : {}),
    ...(initial ? { default: withoutFence(initial) } : {}),
    ...(since === undefined ? {} : { since }),
    ...(examples.length > 0 ? { examples } : {}),
  };
  return {
    ...(deprecated === undefined ? {} : { deprecated }),
    internal: tag('private', 'internal') !== undefined,
    ...(Object.keys(doc).length > 0 ? { doc } : {}),
  };
}

const clean = (ts: ApiProgram['ts'], parts: TypeScript.SymbolDisplayPart[] | undefined) =>
  ts.displayPartsToString(parts).replaceAll('\r\n', '\n').trim();

/** The code of a fence, or the text itself. */
const withoutFence = (text: string) => /^```\w*\n([\s\S]*?)\n```/.exec(text)?.[1] ?? text;
