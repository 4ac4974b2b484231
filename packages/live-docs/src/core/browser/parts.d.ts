/** The parts of the layout: the engine's own, or what features have in their place. */
declare module 'virtual:parts' {
  export const Header: typeof import('./layout/header').Header;
  export const PageFooter: typeof import('./layout/page-footer').PageFooter;
  export const PageTitle: typeof import('./layout/page-title').PageTitle;
  export const StartPage: typeof import('./layout/page-title').StartPage;
  export const Callout: typeof import('./page/callout').Callout;
  export const CodeBlock: typeof import('./page/code-block').CodeBlock;
}
