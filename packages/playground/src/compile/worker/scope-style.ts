import { scopeName } from '../../model/scope-name';

/** Comments, texts and addresses, what ends a part of a stylesheet, and all else. */
const TOKENS = /\/\*[^]*?\*\/|"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|url\([^)"']*\)|[{};]|[^/"'{};u]+|[^]/g;

/**
 * Makes the class names of a CSS module unique, as the build does. `composes` takes classes of the same module, and global
 * ones.
 * @param key names the module: its path from the project's root.
 * @returns the CSS, and what each class, id and animation is called in the page, by its name in the module; with what it composes.
 */
export function scopeStyle(css: string, key: string) {
  const names: Record<string, string> = {};
  const rename = (name: string) => (names[name] ??= scopeName(name, key));
  const animations = new Set([...css.matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name = '']) => name));
  const nameAnimations = (value: string) =>
    value.replace(/[\w-]+/g, (word) => (animations.has(word) ? rename(word) : word));
  /** Classes of the rules around a declaration, the innermost last. */
  const owners: (string | undefined)[] = [];
  const composed: [owner: string, name: string, isGlobal: boolean][] = [];

  const open = (prelude: string): string => {
    const isRule = !prelude.trimStart().startsWith('@');
    owners.push(isRule ? /^\s*\.([\w-]+)\s*$/.exec(prelude)?.[1] : owners.at(-1));
    if (isRule) return scopeSelector(prelude, rename);
    return prelude.replace(/^(\s*@keyframes\s+)([\w-]+)/, (_, start: string, name: string) => start + rename(name));
  };
  const declare = (text: string): string => {
    const [, property = '', value = ''] = /^\s*([\w-]+)\s*:([^]*)$/.exec(text) ?? [];
    if (property === 'composes') {
      const [, list = '', from] = /^\s*(.*?)\s*(?:from\s+(\S+)\s*)?$/.exec(value) ?? [];
      const owner = owners.at(-1);
      if (owner !== undefined) for (const name of list.split(/\s+/)) composed.push([owner, name, from === 'global']);
      return '';
    }
    return /^animation(-name)?$/.test(property) ? nameAnimations(text) : text;
  };

  const parts: string[] = [];
  let part = '';
  for (const [token] of css.matchAll(TOKENS)) {
    if (token.startsWith('/*')) continue;
    if (token !== '{' && token !== '}' && token !== ';') {
      part += token;
      continue;
    }
    parts.push(token === '{' ? open(part) : declare(part), token);
    if (token === '}') owners.pop();
    part = '';
  }
  parts.push(part);
  for (const [owner, name, isGlobal] of composed)
    names[owner] = `${rename(owner)} ${isGlobal ? name : (names[name] ?? rename(name))}`;
  return { style: parts.join(''), names };
}

/** Texts, what begins and ends a part of a selector that is global or local, and names. */
const SELECTOR =
  /"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|:global\(|:local\(|:global\b|:local\b|[(),]|[.#](-?[_a-z\u0080-\uffff][\w\u0080-\uffff-]*)/gi;

function scopeSelector(selector: string, rename: (name: string) => string): string {
  let isGlobal = false;
  /** For each open parenthesis: if it's part of the output, and what is global around it. */
  const around: { isKept: boolean; isGlobal: boolean }[] = [];
  return selector.replace(SELECTOR, (token: string, name: string | undefined) => {
    if (name !== undefined) return isGlobal ? token : token[0] + rename(name);
    if (token === ':global' || token === ':local') {
      isGlobal = token === ':global';
      return '';
    }
    if (token.endsWith('(')) {
      const isKept = token === '(';
      around.push({ isKept, isGlobal });
      if (!isKept) isGlobal = token === ':global(';
      return isKept ? token : '';
    }
    if (token === ')') {
      const last = around.pop();
      isGlobal = last?.isGlobal ?? false;
      return last?.isKept === false ? '' : token;
    }
    if (token === ',' && around.length === 0) isGlobal = false;
    return token;
  });
}
