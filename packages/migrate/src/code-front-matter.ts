import { parse } from 'yaml';

/** What dumi reads of a comment at the head of a demo. */
const KEYS =
  /^(title|description|iframe|inline|compact|background|debug|transform|defaultShowCode|demoUrl|keywords|snapshot|order|id)(\.[\w-]+)?$/;

/** A demo's code without the comment that says how to show it, and what that says. */
export interface DemoCode {
  code: string;
  front: Record<string, unknown>;
}

/** Reads the front matter in the comment that a demo begins with. Another comment stays where it is. */
export function readCodeFrontMatter(raw: string): DemoCode {
  const [whole = '', comment = ''] = /^\s*\/\*\*([^]*?)\n\s*\*\/[^\S\n]*\n*/.exec(raw.replace(/^\uFEFF/, '')) ?? [];
  if (whole === '') return { code: raw, front: {} };
  let front: unknown;
  try {
    front = parse(comment.replaceAll(/^[^\S\n]*\*+/gm, ''));
  } catch {
    return { code: raw, front: {} };
  }
  if (typeof front !== 'object' || front === null || Array.isArray(front)) return { code: raw, front: {} };
  const keys = Object.keys(front);
  const isFrontMatter = keys.length > 0 && keys.every((key) => KEYS.test(key));
  return isFrontMatter ? { code: raw.slice(whole.length), front: { ...front } } : { code: raw, front: {} };
}
