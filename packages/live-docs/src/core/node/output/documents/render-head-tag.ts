import { escapeHtml } from '../../../model';
import type { HeadTag } from '../../config/site-config-schema';

/** Writes a tag of the head. @param base put before an `href` or `src` that starts with a slash. */
export function renderHeadTag({ tag, attributes, text }: HeadTag, base: string): string {
  const written = Object.entries(attributes).flatMap(([name, value]) => {
    if (typeof value === 'boolean') return value ? ` ${name}` : [];
    const address = name === 'href' || name === 'src' ? value.replace(/^\/(?!\/)/, base) : value;
    return ` ${name}="${escapeHtml(address)}"`;
  });
  const open = `<${tag}${written.join('')}>`;
  return tag === 'meta' || tag === 'link' ? open : `${open}${rawText(text ?? '')}</${tag}>`;
}

/**
 * Text of a script or a style, in which nothing ends the tag or begins a comment. A string reads the same with the backslash.
 * Lines end as browsers read them.
 */
export const rawText = (text: string) => text.replace(/\r\n?/g, '\n').replace(/<(\/(?:script|style)|!--)/gi, '<\\$1');
