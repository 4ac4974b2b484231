import { inspect } from 'node:util';

/** An entry of dumi's top navigation. */
interface DumiNavItem {
  title?: string;
  link?: string;
  children?: DumiNavItem[];
}

/** What is read of dumi's configuration. Its author may have written anything, so that each option is checked where it is used. */
export interface DumiConfig {
  alias?: Record<string, unknown>;
  favicons?: unknown;
  logo?: unknown;
  title?: unknown;
  description?: unknown;
  outputPath?: unknown;
  base?: unknown;
  publicPath?: unknown;
  styles?: unknown;
  metas?: unknown;
  links?: unknown;
  headScripts?: unknown;
  scripts?: unknown;
  locales?: { id: string; name?: string; base?: string; suffix?: string }[];
  sitemap?: { hostname?: unknown };
  apiParser?: unknown;
  resolve?: {
    docDirs?: (string | { type?: string; dir: string })[];
    atomDirs?: { type: string; subType?: string; dir: string }[];
    codeBlockMode?: 'active' | 'passive';
    entryFile?: string;
    forceKebabCaseRouting?: boolean;
  };
  themeConfig?: {
    name?: unknown;
    logo?: unknown;
    nav?: DumiNavItem[] | Record<string, unknown>;
    footer?: unknown;
    socialLinks?: Record<string, unknown>;
    [key: string]: unknown;
  };
  [key: string]: unknown;
}

/** dumi's configuration as its module exports it. */
export interface LoadedConfig {
  /** Path from the folder. */
  file: string;
  config: DumiConfig;
  /** The module's text. */
  text: string;
  /** What options become if a variable of the environment that the module reads is set. */
  variants: { variable: string; config: DumiConfig }[];
}

/** Where dumi looks for its configuration. */
export const CONFIG_FILES = ['.dumirc.ts', '.dumirc.js', 'config/config.ts', 'config/config.js'];

/** The folder that dumi writes the site to. */
export const outputOf = ({ outputPath }: DumiConfig): string =>
  typeof outputPath === 'string' ? outputPath.replace(/^\.\/|\/$/g, '') : 'dist';

/** True for values that are written alike. They may hold functions, which are made anew with each run, and refer to themselves. */
export const isSame = (a: unknown, b: unknown): boolean => print(a) === print(b);

const print = (value: unknown) =>
  inspect(value, { depth: Infinity, maxArrayLength: Infinity, maxStringLength: Infinity });
