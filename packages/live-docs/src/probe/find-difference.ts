import type { MarkupDifference } from '../core/model/probe';

/**
 * Finds the first place where two pieces of a page differ in what React compares: elements, their order, and texts.
 * @param server as the server's markup was parsed. @param browser as it is now.
 */
export function findDifference(server: Node, browser: Node): MarkupDifference | undefined {
  const [before, after] = [partsOf(server), partsOf(browser)];
  for (let at = 0; at < Math.max(before.length, after.length); at++) {
    const [one, other] = [before[at], after[at]];
    const differ = { server: describe(one), browser: describe(other) };
    if (one === undefined || other === undefined) return differ;
    if (typeof one === 'string' || typeof other === 'string') {
      if (one !== other) return differ;
    } else {
      if (one.tagName !== other.tagName) return differ;
      const inside = findDifference(one, other);
      if (inside) return inside;
    }
  }
  return undefined;
}

/** Elements, and texts that aren't empty. React splits texts with comments, and marks boundaries with others. */
function partsOf(node: Node): (Element | string)[] {
  const parts: (Element | string)[] = [];
  for (const child of node.childNodes) {
    const last = parts.at(-1);
    if (child instanceof Element) parts.push(child);
    else if (child instanceof Text && child.data) {
      if (typeof last === 'string') parts[parts.length - 1] = last + child.data;
      else parts.push(child.data);
    }
  }
  return parts;
}

const LONGEST = 120;

function describe(part: Element | string | undefined): string {
  if (part === undefined) return 'nothing';
  const text = typeof part === 'string' ? JSON.stringify(part) : part.outerHTML;
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
