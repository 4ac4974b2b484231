import postcss, { type ChildNode, type Declaration } from 'postcss';
import { attempt } from '../../../core/node/files/attempt';

/** What a stylesheet says of a class, an attribute or a variable. */
export interface StyledName {
  /** The comment above it that begins as those of code do: `/**`. */
  text?: string;
  /** Of a variable, the first value that it's given. */
  value?: string;
  /** The selector of the rule that does so. */
  on?: string;
}

const NAME = /\.-?[A-Za-z_][\w-]*|\[data-[\w-]+/g;

/** All classes, data attributes and variables of a stylesheet, by name: `.kit-head`, `[data-open]`, `--kit-gap`. */
export function readStylesheet(css: string): Map<string, StyledName> {
  const names = new Map<string, StyledName>();
  const add = (name: string, said: StyledName) => names.set(name, { ...said, ...names.get(name) });
  attempt(() => postcss.parse(css))?.walk((node) => {
    if (node.type === 'rule') {
      // Strings in a selector aren't names.
      const found = node.selector.replace(/(["'])[^"']*\1/g, '').match(NAME) ?? [];
      for (const name of found) {
        const whole = name.startsWith('[') ? `${name}]` : name;
        const isAbout = node.selectors.includes(whole);
        add(whole, { ...(isAbout && commentAbove(node)) });
      }
    } else if (node.type === 'decl') {
      if (node.prop.startsWith('--')) add(node.prop, { ...setBy(node), ...commentAbove(node) });
      for (const [, name = ''] of node.value.matchAll(/var\(\s*(--[\w-]+)/g)) add(name, {});
    }
  });
  return names;
}

function setBy({ value, parent }: Declaration): StyledName {
  const on = parent?.type === 'rule' && 'selector' in parent ? String(parent.selector) : undefined;
  return { value: value.trim(), ...(on !== undefined && { on }) };
}

function commentAbove(node: ChildNode): { text?: string } {
  const before = node.prev();
  if (before?.type !== 'comment' || !before.text.startsWith('*')) return {};
  return {
    text: before.text
      .replace(/^[ \t]*\*+[ \t]?/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  };
}
