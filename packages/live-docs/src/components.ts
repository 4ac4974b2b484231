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
/** What the parts of the layout consist of, for those that `live-docs eject` writes. */
export { createIcon, IconButton, IconLink, TriangleAlert } from 'live-playground/internal';
export { DEFAULT_LANGUAGE, PageLanguageContext, useBundle, useLabel, useLocale } from './core/browser/locale';
export { onceNear } from './core/browser/navigation';
export { UNNAMED_GROUP } from './core/model';
export { CopyableCode } from './core/browser/page';
export { Download, Info, Lightbulb, Pencil } from './core/browser/ui/icons';
export { saveFile } from './core/browser/ui/save-file';
export type { Hero, NavPlace, PageData, PageSidebar, SiteData } from './core/model';
