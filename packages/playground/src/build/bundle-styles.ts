import { build } from 'vite';
import { watchSources } from './watch-sources';

/** Stylesheets of packages as text. */
export interface Styles {
  /** By what imports call them. */
  texts: Map<string, string>;
  /** Files that they were made from, absolute. */
  sources: string[];
}

/**
 * Bundles stylesheets of packages: what one imports becomes a part of it, and so do images and fonts, since the frame takes
 * no files.
 * @param root folder from which packages are resolved, absolute.
 * @param names as imports call them: `@rc-component/table/assets/index.css`.
 */
export async function bundleStyles(root: string, names: readonly string[]): Promise<Styles> {
  const sources = new Set<string>();
  const texts = new Map<string, string>();
  for (const name of names) texts.set(name, await bundleStyle(root, name, sources));
  return { texts, sources: [...sources] };
}

async function bundleStyle(root: string, name: string, sources: Set<string>): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [watchSources(sources)],
    // The project's own configuration of PostCSS is for its own styles.
    css: { postcss: {} },
    build: {
      write: false,
      assetsInlineLimit: () => true,
      reportCompressedSize: false,
      rolldownOptions: { input: { style: name } },
    },
  });
  const [style] = (Array.isArray(result) ? result : [result])
    .flatMap((part) => ('output' in part ? part.output : []))
    .filter((item) => item.type === 'asset');
  return style ? String(style.source).trim() : '';
}
