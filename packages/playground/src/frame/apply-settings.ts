import type { FrameSettings, DemoArgs } from '../model/frame-messages';
import { nest } from '../model/nest';

/** Takes over colour, language, direction and padding from the page. */
export function applySettings({ color, lang, contentLang, dir, padding }: FrameSettings): void {
  const { documentElement, body } = document;
  documentElement.dataset['prefersColor'] = color;
  // Another one than around the frame would get it a background.
  documentElement.style.colorScheme = color;
  documentElement.lang = lang;
  documentElement.dir = dir;
  body.lang = contentLang;
  body.style.setProperty('--live-playground-padding', `${padding}px`);
}

const PREFERENCE = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/g;

/** Ends of animations and transitions still come: code waits for them. */
const AT_ONCE = `*, ::before, ::after {
  animation-duration: 0.01ms !important;
  animation-delay: 0s !important;
  animation-iteration-count: 1 !important;
  transition-duration: 0.01ms !important;
  transition-delay: 0s !important;
  scroll-behavior: auto !important;
}`;

/**
 * Has the document's styles move as little as they do for readers who prefer that, whatever this reader's system says. Scripts that ask
 * the browser by `matchMedia` aren't answered otherwise.
 * @returns applies it, also to styles that have come since, or takes it back.
 */
export function createMotion(): (isReduced: boolean) => void {
  const originals = new Map<CSSMediaRule, string>();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(AT_ONCE);
  return (isReduced) => {
    if (!isReduced && originals.size === 0 && !document.adoptedStyleSheets.includes(sheet)) return;
    document.adoptedStyleSheets = [
      ...document.adoptedStyleSheets.filter((one) => one !== sheet),
      ...(isReduced ? [sheet] : []),
    ];
    for (const [rule, text] of originals) rule.media.mediaText = text;
    originals.clear();
    if (isReduced) for (const { cssRules } of document.styleSheets) preferReduced(cssRules, originals);
  };
}

function preferReduced(rules: CSSRuleList, originals: Map<CSSMediaRule, string>): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-reduced-motion')) {
      originals.set(rule, rule.media.mediaText);
      rule.media.mediaText = asReduced(rule.media.mediaText);
    }
    if (rule instanceof CSSGroupingRule) preferReduced(rule.cssRules, originals);
  }
}

/** A media query as it reads for somebody who prefers reduced motion, whatever the browser would answer. */
export const asReduced = (query: string): string =>
  query.replace(PREFERENCE, (_, value) => (value === 'no-preference' ? '(max-width: 0px)' : '(min-width: 0px)'));

/** The props in a page's settings. Functions write their calls to the console. */
export function readArgs(args: string): Record<string, unknown> {
  if (args === '') return {};
  const { props, logged } = JSON.parse(args) as DemoArgs;
  const log =
    (name: string) =>
    (...values: unknown[]) => {
      // oxlint-disable-next-line eslint/no-console -- the reader asked for it
      console.log(name, ...values);
    };
  return nest([...Object.entries(props), ...logged.map((name) => [name, log(name)] as const)]);
}
