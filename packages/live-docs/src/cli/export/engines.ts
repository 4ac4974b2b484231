import path from 'node:path';
import type { SiteConfig } from '../../core/node/config/site-config';
import type { SiteOptions } from '../../features';
import type { Dialect, ExportedPage, ExportedSite } from './exported-site';

/** What a site is written from, beside its pages. */
interface EngineInput {
  config: SiteConfig;
  /** As the author writes it. */
  input: SiteOptions;
  site: ExportedSite;
}

interface Engine {
  dialect: Dialect;
  /** Folder of the modules of demos. */
  demos: string;
  /** Folder of files that are copied as they are. */
  assets: string;
  /** Path of a page. */
  file(page: Pick<ExportedPage, 'name' | 'language'>): string;
  /** What the front matter of a page says beside its title and description. */
  front(page: ExportedPage): Record<string, unknown>;
  /** Files of the engine, by path. */
  files(input: EngineInput): Record<string, string>;
  /** Packages that the site needs, with their versions. */
  packages: Readonly<Record<string, string>>;
  scripts: Readonly<Record<string, string>>;
  /** What its `package.json` says besides. */
  manifest: Readonly<Record<string, unknown>>;
  /** The oldest version of Node that it runs on. */
  node: string;
}

const json = (value: unknown) => JSON.stringify(value, undefined, 2);

/** An import of what a demo's module exports. */
const demoImport = (name: string, exportName: string, from: string) =>
  `import ${exportName === 'default' ? name : `{ ${exportName} as ${name} }`} from ${JSON.stringify(from)};`;

const docusaurus: Engine = {
  dialect: {
    callouts: { NOTE: 'note', TIP: 'tip', IMPORTANT: 'info', WARNING: 'warning', CAUTION: 'danger' },
    demo({ name, exportName, isBrowserOnly }, file) {
      const from = `@site/src/demos/${file.replace(/\.[jt]sx?$/, '')}`;
      if (!isBrowserOnly) return { imports: demoImport(name, exportName, from), element: `<${name} />` };
      const load = `const ${name} = require(${JSON.stringify(from)}).${exportName};`;
      return {
        imports: "import BrowserOnly from '@docusaurus/BrowserOnly';",
        element: `<BrowserOnly>\n  {() => {\n    ${load}\n    return <${name} />;\n  }}\n</BrowserOnly>`,
      };
    },
    // It adds the base and the language itself.
    link: (href) => href,
    // It would take a file for a module: https://docusaurus.io/docs/advanced/routing#escaping-from-spa-redirects
    fileLink: (href) => `pathname://${href}`,
  },
  demos: 'src/demos',
  assets: 'static',
  file: ({ name, language }) =>
    `${language === undefined ? 'docs' : `i18n/${language}/docusaurus-plugin-content-docs/current`}/${name}.mdx`,
  front: ({ path: slug, order }) => ({ slug, sidebar_position: order }),
  files({ config, input, site: { sections, pages } }) {
    const idOf = new Map(pages.filter(({ language }) => !language).map(({ path: address, name }) => [address, name]));
    const sidebars = Object.fromEntries(
      sections.map(({ title, groups }) => [
        title,
        groups.flatMap(({ title: label, pages: own }): unknown[] => {
          const items = own.map(({ path: address }) => idOf.get(address));
          return label && groups.length > 1 ? [{ type: 'category', label, items }] : items;
        }),
      ]),
    );
    const [, organization = 'docs', project = 'docs'] =
      /^https?:\/\/[^/]+\/([^/]+)\/([^/]+)/.exec(config.repository.url) ?? [];
    const redirects = Object.entries(input.redirects ?? {});
    const options = {
      title: config.title,
      tagline: config.description,
      url: config.url ?? 'https://example.org',
      baseUrl: config.base,
      organizationName: organization,
      projectName: project,
      onBrokenLinks: 'warn',
      onBrokenAnchors: 'warn',
      i18n: {
        defaultLocale: config.language.id,
        locales: [config.language.id, ...config.languages.map(({ id }) => id)],
      },
      markdown: { format: 'mdx' },
      presets: [
        [
          'classic',
          { docs: { routeBasePath: '/', sidebarPath: './sidebars.js', numberPrefixParser: false }, blog: false },
        ],
      ],
      ...(redirects.length > 0 && {
        plugins: [
          ['@docusaurus/plugin-client-redirects', { redirects: redirects.map(([from, to]) => ({ from, to })) }],
        ],
      }),
      themeConfig: {
        navbar: {
          title: config.title,
          items: [
            ...sections.map(({ title: label }) => ({ type: 'docSidebar', sidebarId: label, label })),
            ...(config.languages.length > 0 ? [{ type: 'localeDropdown', position: 'right' }] : []),
            { href: config.repository.url, label: 'GitHub', position: 'right' },
          ],
        },
      },
    };
    return {
      'docusaurus.config.js': `/** @type {import('@docusaurus/types').Config} */\nexport default ${json(options)};\n`,
      'sidebars.js': `/** @type {import('@docusaurus/plugin-content-docs').SidebarsConfig} */\nexport default ${json(sidebars)};\n`,
      'tsconfig.json': `${json({ extends: '@docusaurus/tsconfig', compilerOptions: { baseUrl: '.' } })}\n`,
    };
  },
  packages: {
    '@docusaurus/core': '^3.9.0',
    '@docusaurus/preset-classic': '^3.9.0',
    '@docusaurus/plugin-client-redirects': '^3.9.0',
    '@docusaurus/tsconfig': '^3.9.0',
    'typescript': '^5.9.0',
  },
  // Its generated modules aren't ES modules, as its "type" would say.
  manifest: {},
  scripts: { start: 'docusaurus start', build: 'docusaurus build', serve: 'docusaurus serve' },
  node: '>=20',
};

const starlight: Engine = {
  dialect: {
    callouts: { NOTE: 'note', TIP: 'tip', IMPORTANT: 'note', WARNING: 'caution', CAUTION: 'danger' },
    demo({ name, exportName, isBrowserOnly }, file, page) {
      const folder = path.posix.dirname(starlight.file(page));
      const from = path.posix.relative(folder, `${starlight.demos}/${file}`);
      const directive = isBrowserOnly ? 'client:only="react"' : 'client:visible';
      return {
        imports: demoImport(name, exportName, from),
        element: `<div class="not-content">\n  <${name} ${directive} />\n</div>`,
      };
    },
    link: (href, base) => base.toLowerCase() + href,
    fileLink: (href) => href,
  },
  demos: 'src/demos',
  assets: 'public',
  file: ({ name, language }) =>
    `src/content/docs/${language === undefined ? '' : `${language.toLowerCase()}/`}${name}.mdx`,
  front: ({ order }) => ({ sidebar: { order } }),
  files({ config, input, site: { sections, packages } }) {
    const languages = [config.language, ...config.languages];
    const pagesOf = (pages: readonly { title: string; path: string }[]) =>
      pages.map(({ title: label, path: link }) => ({ label, link }));
    const sidebar = sections.map(({ title: label, groups }) => {
      const [first, ...more] = groups;
      if (first?.pages.length === 1 && more.length === 0) return { label, link: first.pages[0]?.path };
      const items = groups.flatMap((group): unknown[] =>
        group.title && more.length > 0 ? [{ label: group.title, items: pagesOf(group.pages) }] : pagesOf(group.pages),
      );
      return { label, items };
    });
    const options = {
      title: config.title,
      description: config.description,
      ...(languages.length > 1 && {
        defaultLocale: 'root',
        locales: Object.fromEntries(
          languages.map(({ id, name: label }, at) => [at === 0 ? 'root' : id.toLowerCase(), { label, lang: id }]),
        ),
      }),
      social: [{ icon: 'github', label: 'GitHub', href: config.repository.url }],
      sidebar,
    };
    // Bundled, as in browsers, with their scopes: Node finds other exports in packages that mix both kinds of modules.
    const names = Object.keys(packages).filter((name) => !/^(react|react-dom|@types\/.*)$/.test(name));
    const bundled = [
      ...new Set(names.map((name) => (name.startsWith('@') ? `/^${name.replace(/\/.*/, '')}\\//` : `'${name}'`))),
    ];
    const resolve = `{ resolve: { noExternal: [${bundled.join(', ')}] } }`;
    const astro = [
      ...(config.url === undefined ? [] : [`  site: ${JSON.stringify(config.url)},`]),
      `  base: ${JSON.stringify(config.base)},`,
      ...(input.redirects ? [`  redirects: ${json(input.redirects).replace(/\n/g, '\n  ')},`] : []),
      `  vite: { environments: { prerender: ${resolve}, ssr: ${resolve} } },`,
      `  integrations: [starlight(${json(options).replace(/\n/g, '\n  ')}), react()],`,
    ];
    return {
      'astro.config.mjs': `import react from '@astrojs/react';\nimport starlight from '@astrojs/starlight';\nimport { defineConfig } from 'astro/config';\n\nexport default defineConfig({\n${astro.join('\n')}\n});\n`,
      'src/content.config.ts': `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
      'tsconfig.json': `${json({ extends: 'astro/tsconfigs/strict', compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'react' } })}\n`,
    };
  },
  packages: { 'astro': '^7.0.0', '@astrojs/starlight': '^0.42.0', '@astrojs/react': '^7.0.0', 'typescript': '^5.9.0' },
  manifest: { type: 'module' },
  scripts: { start: 'astro dev', build: 'astro build', preview: 'astro preview' },
  node: '>=22.12',
};

/** The engines that sites can be written for, by name. */
export const ENGINES = { docusaurus, starlight };
