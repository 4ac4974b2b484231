import type { Plugin } from 'vite';
import { MADE_FOR_REACT, unfit } from './made-for';

/** A variable of React's development build that remembers a warning, as the files of 19 are formatted, and its first value. */
const MEMORY =
  /^(?: {4}var | {6})((?:did(?:Warn|Issue)|warned|ownerHas|hasWarned)[\w$]*) = (!1|null|\{\}|new (?:Weak)?(?:Set|Map)\(\))[,;]$/gm;

/** The same in the files of 18, where some get their first value behind their declaration. */
const MEMORY_18 =
  /^(?:var | {2})((?:did(?:Warn|Issue)|warned|ownerHas|hasWarned)[\w$]*) = (false|null|\{\}|new (?:Weak)?(?:Set|Map)\(\));$/gm;

/**
 * Lets the frame's runtime make React forget what it has warned of: it says each thing once, and after an edit it may still
 * hold. Adds functions to the list `$$resetWarnings`.
 */
export function resetWarnings(): Plugin {
  return {
    name: 'live-playground:reset-warnings',
    transform: {
      filter: { id: /[\\/]cjs[\\/]react(-dom(-client)?|-jsx[\w-]*)?\.development\.js$/ },
      handler(code, id) {
        const changed = addReset(code);
        if (changed === code && id.includes('react-dom-client')) throw noWarnings(code);
        return { code: changed, map: null };
      },
    },
  };
}

function noWarnings(code: string) {
  const version = /\bversion: "(\d[^"]*)"/.exec(code)?.[1] ?? 'of another form';
  return unfit('react-dom', version, 'declares its warnings in another way', MADE_FOR_REACT);
}

/** A file of React's development build with a function that resets its warnings. */
export function addReset(code: string): string {
  const end = code.lastIndexOf('})();');
  // In 18, others with such names are variables of a function.
  const isDeclared = (name = '') => new RegExp(`^var ${name}\\b`, 'm').test(code);
  const found = /^var /m.test(code)
    ? [...code.matchAll(MEMORY_18)].filter(([, name]) => isDeclared(name))
    : [...code.matchAll(MEMORY)];
  const resets = found.map(([, name, value]) => `${name} = ${value};`);
  if (end < 0 || resets.length === 0) return code;
  return `${code.slice(0, end)}(globalThis.$$resetWarnings ??= []).push(() => { ${resets.join(' ')} });\n${code.slice(end)}`;
}
