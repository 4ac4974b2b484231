import { dropStyleImports, STYLE_MARK } from '../../../../model';
import type { StyleText } from './style-text';

/** The stylesheets of a demo's runs. The newest run's apply, in place of those that the page came with. */
export interface Styles {
  /** Applies a run's stylesheets, in their order. @returns what takes them away. */
  add(texts: StyleText[]): () => void;
}

/** @param isOnPage true for a stylesheet that a page with the demo has, though no mark says so. */
export function createStyles(isOnPage: (path: string) => boolean): Styles {
  const runs: { changes: StyleText[] }[] = [];
  let applied = '';
  let undo: (() => void)[] = [];

  const refresh = () => {
    const changes = runs.at(-1)?.changes ?? [];
    const key = JSON.stringify(changes);
    if (key === applied) return;
    applied = key;
    for (const step of undo.reverse()) step();
    undo = changes.map(apply);
  };

  return {
    add(texts) {
      const run = { changes: texts.filter((style) => style.text !== style.original && !isOnPage(style.path)) };
      runs.push(run);
      refresh();
      return () => {
        if (!runs.includes(run)) return;
        runs.splice(runs.indexOf(run), 1);
        refresh();
      };
    },
  };
}

/** Puts a stylesheet where the page has an older one, so that nothing else changes its place; else at the end. */
function apply({ path, text }: StyleText): () => void {
  const code = dropStyleImports(text);
  const marked = findMarked(path);
  if (marked.length === 0) {
    const element = document.createElement('style');
    element.textContent = code;
    document.head.append(element);
    return () => element.remove();
  }
  const parsed = new CSSStyleSheet();
  // The browser closes what the reader has not.
  parsed.replaceSync(code);
  const rules = [...parsed.cssRules].map((rule) => rule.cssText).join('\n');
  const steps = marked.map(({ sheet, at, rule }) => {
    const before = rule.cssText;
    const put = (css: string) => {
      if (!sheet.ownerNode?.isConnected) return;
      sheet.deleteRule(at);
      sheet.insertRule(css, at);
    };
    put(`@supports (${STYLE_MARK}: ${JSON.stringify(path)}) {${rules}}`);
    return () => put(before);
  });
  return () => steps.forEach((step) => step());
}

/** Where a demo's stylesheet stands in those of the page. */
function findMarked(path: string): { sheet: CSSStyleSheet; at: number; rule: CSSRule }[] {
  return [...document.styleSheets].flatMap((sheet) =>
    rulesOf(sheet).flatMap((rule, at) =>
      rule instanceof CSSSupportsRule && markOf(rule) === path ? [{ sheet, at, rule }] : [],
    ),
  );
}

function markOf({ conditionText }: CSSSupportsRule): string | undefined {
  return new RegExp(`${STYLE_MARK}:\\s*["']([^"']*)["']`).exec(conditionText)?.[1];
}

/** A stylesheet from another host, such as an extension's, keeps its rules to itself. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}
