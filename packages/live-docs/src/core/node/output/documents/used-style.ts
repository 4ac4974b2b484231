import postcss from 'postcss';

/**
 * A part of a stylesheet that can be left out: a rule with the classes of each of its selectors, which is used if all of one
 * selector's are; or a condition with the rules in it.
 */
export type StylePart = { text: string; selectors: string[][] } | { start: string; parts: StylePart[] };

/** At-rules that hold rules. All others stay. */
const HOLDS_RULES = /^(media|supports|layer|container|scope)$/;

/** Splits a stylesheet into its rules. */
export function splitStyle(css: string): StylePart[] {
  return toParts(postcss.parse(css).nodes);
}

function toParts(nodes: postcss.ChildNode[]): StylePart[] {
  return nodes.flatMap((node): StylePart[] => {
    if (node.type === 'rule') return [{ text: node.toString(), selectors: node.selectors.map(classesOfSelector) }];
    if (node.type !== 'atrule') return [];
    if (!node.nodes) return [{ text: `${node.toString()};`, selectors: [[]] }];
    if (!HOLDS_RULES.test(node.name)) return [{ text: node.toString(), selectors: [[]] }];
    return [{ start: `@${node.name} ${node.params}{`, parts: toParts(node.nodes) }];
  });
}

/** An escaped character of a selector: by its code, or as it is. */
const ESCAPE = String.raw`\\(?:[\da-f]{1,6}\s?|.)`;
const ATTRIBUTE = new RegExp(String.raw`${ESCAPE}|\[(?:${ESCAPE}|"[^"]*"|'[^']*'|[^\]])*\]`, 'gi');
const BRACKETS = new RegExp(String.raw`${ESCAPE}|\((?:${ESCAPE}|[^()\\])*\)`, 'gi');
const CLASS = new RegExp(String.raw`${ESCAPE}|\.((?:${ESCAPE}|[\w-]|[^\0-\x7F])+)`, 'gi');

/** Classes that an element and those around it must have for a selector to apply. What is in brackets may be an alternative. */
function classesOfSelector(selector: string): string[] {
  const keepEscapes = (found: string) => (found.startsWith('\\') ? found : '');
  let outer = selector.replace(ATTRIBUTE, keepEscapes);
  for (let before = ''; before !== outer;) {
    before = outer;
    outer = outer.replace(BRACKETS, keepEscapes);
  }
  return [...outer.matchAll(CLASS)].flatMap(([, name]) => (name === undefined ? [] : unescapeName(name)));
}

/** A class as the document has it: `md:wide` of `md\:wide`, `2nd` of `\32 nd`. */
function unescapeName(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, char: string) =>
    code === undefined ? char : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** The rules that apply to a page with these classes, or may; and everything around rules, so that `completeStyle` can add the others. */
export function usedStyle(parts: readonly StylePart[], classes: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if ('start' in part) return `${part.start}${usedStyle(part.parts, classes)}}`;
      return part.selectors.some((names) => names.every((name) => classes.has(name))) ? part.text : '';
    })
    .join('');
}

/** What React escapes in an attribute. */
const CHARACTERS: Record<string, string> = { 'amp': '&', 'lt': '<', 'gt': '>', 'quot': '"', '#x27': "'" };

const unescapeHtml = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (escape, name: string) => CHARACTERS[name] ?? escape);

/** The classes of the elements in a document. */
export function listClasses(html: string): Set<string> {
  return new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => unescapeHtml(names).split(/\s+/)),
  );
}
