/** What components of a site and of plugins build on: those that pages have by name, and what there is to ask. */
export { Link } from './core/browser/navigation';
export { PageMenu, PhoneMenu, TopNav } from './core/browser/layout';
export { useDataFile } from './core/browser/loading';
export { useLanguage } from './core/browser/locale';
export { Actions, Callout, CodeBlock } from './core/browser/page';
export { Slot, usePage, useSite, useText } from './core/browser/slot';
export type { HeaderProps, PageFooterProps, PageTitleProps } from './core/browser/layout';
export type { CalloutProps, CodeBlockProps } from './core/browser/page';
