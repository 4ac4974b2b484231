export type { HeaderProps } from './header';
export { Layout } from './layout';
export type { PageFooterProps } from './page-footer';
export { PageMenu } from './page-menu';
export type { PageTitleProps, StartPageProps } from './page-title';
export { PhoneMenu } from './phone-menu';
export { TopNav } from './top-nav';
