/** What components of a site and of plugins build on: those that pages have by name, and what there is to ask. */
export { Link } from './core/browser/navigation';
export { PageMenu, PhoneMenu, TopNav } from './core/browser/layout';
export { useDataFile } from './core/browser/loading';
export { useFeatureText as useText, useLanguage } from './core/browser/locale';
export { Actions, Callout, CodeBlock } from './core/browser/page';
export { Slot, usePage, useSite } from './core/browser/slot';
export type { HeaderProps, PageFooterProps, PageTitleProps, StartPageProps } from './core/browser/layout';
export type { ApiRowProps, DemoSlotProps } from './core/model';
export type { CalloutProps, CodeBlockProps } from './core/browser/page';
