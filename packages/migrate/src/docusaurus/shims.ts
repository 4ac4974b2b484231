import { readFileSync } from 'node:fs';

/** Where components of Docusaurus' are written that pages or components of the site import. */
export const SHIM_FOLDER = 'parts/docusaurus';

/** A module of Docusaurus that has an equal here. */
interface Shim {
  /** Its file in `templates/docusaurus`. */
  file: string;
  /** What it exports beside `default`. */
  names?: readonly string[];
  /** Files that it imports. */
  needs?: readonly string[];
  /** The name that pages use its default export by without an import. */
  component?: string;
}

/** What answers `!!raw-loader!` in scripts: a plugin of Vite. */
export const RAW_LOADER = 'raw-loader';

export const SHIMS: Readonly<Record<string, Shim>> = {
  '@theme/Tabs': { file: 'tabs.tsx', needs: ['tabs.module.css', 'tab-item.tsx'], component: 'Tabs' },
  '@theme/TabItem': { file: 'tab-item.tsx', component: 'TabItem' },
  '@theme/CodeBlock': { file: 'code-block.tsx' },
  '@theme/Admonition': { file: 'admonition.tsx', component: 'Admonition' },
  '@theme/Details': { file: 'details.tsx', component: 'Details' },
  '@theme/Heading': { file: 'heading.tsx', component: 'Heading' },
  '@theme/Layout': { file: 'layout.tsx' },
  '@theme/ThemedImage': { file: 'themed-image.tsx', needs: ['theme-common.ts'], component: 'ThemedImage' },
  '@theme/MDXComponents': { file: 'mdx-components.ts' },
  '@theme-original/MDXComponents': { file: 'mdx-components.ts' },
  '@docusaurus/Link': { file: 'link.tsx' },
  '@docusaurus/Head': { file: 'head.tsx' },
  '@docusaurus/Translate': { file: 'translate.tsx', names: ['translate'] },
  '@docusaurus/BrowserOnly': { file: 'browser-only.tsx', needs: ['use-is-browser.ts'], component: 'BrowserOnly' },
  '@docusaurus/useIsBrowser': { file: 'use-is-browser.ts' },
  '@docusaurus/useBaseUrl': { file: 'use-base-url.ts' },
  '@docusaurus/theme-common': { file: 'theme-common.ts', names: ['useColorMode'] },
  [RAW_LOADER]: { file: 'raw-loader.ts' },
  '@docusaurus/useDocusaurusContext': { file: 'use-docusaurus-context.ts' },
};

/** The file that `useDocusaurusContext` is made in. */
const CONTEXT = 'use-docusaurus-context.ts';

/** The files of modules, by their path from the site's folder. @param siteConfig what `useDocusaurusContext` answers. */
export function shimFiles(modules: Iterable<string>, siteConfig: object): Map<string, string> {
  const names = new Set(
    [...modules].flatMap((one) => {
      const { file, needs = [] } = SHIMS[one]!;
      return [file, ...needs];
    }),
  );
  return new Map(
    [...names].map((name) => [`${SHIM_FOLDER}/${name}`, name === CONTEXT ? printContext(siteConfig) : template(name)]),
  );
}

const template = (name: string) =>
  readFileSync(new URL(`../../templates/docusaurus/${name}`, import.meta.url), 'utf8').replaceAll('\r\n', '\n');

const printContext = (siteConfig: object) => `const context = { siteConfig: ${JSON.stringify(siteConfig, null, 2)} };

/** What components read of the configuration that Docusaurus had. */
export default function useDocusaurusContext() {
  return context;
}
`;
