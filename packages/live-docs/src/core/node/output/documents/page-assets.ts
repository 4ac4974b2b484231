import type { Rolldown } from 'vite';

/** Files that a page needs, as paths below the base. */
interface PageAssets {
  scripts: string[];
  styles: string[];
}

/** A file of the browser's bundle, without its code. */
export interface AssetFile {
  fileName: string;
  /** Of a script: the module that it exports the same as, the scripts that it imports at once and later, and its style. */
  script?: { module: string | null; imports: string[]; later: string[]; styles: string[] };
  /** Of a stylesheet. */
  css?: string;
}

/** Lists what is known of the output of the browser's build. Its code would stay in memory while pages are rendered. */
export const listAssets = (output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): AssetFile[] =>
  output.map((item) => {
    const { fileName } = item;
    if (item.type === 'chunk') {
      const styles = [...(item.viteMetadata?.importedCss ?? [])];
      const { facadeModuleId: module, imports, dynamicImports: later } = item;
      return { fileName, script: { module, imports, later, styles } };
    }
    if (!fileName.endsWith('.css')) return { fileName };
    return { fileName, css: typeof item.source === 'string' ? item.source : new TextDecoder().decode(item.source) };
  });

/** Looks up what the browser's bundle made of a module. */
export interface AssetIndex {
  /** Names of all files, which carry hashes of their content. */
  names: string[];
  /** The file that exports what an entry module does. @throws {Error} if the module is no entry. */
  fileOf(moduleId: string): string;
  /**
   * All that is loaded at once when the given files are: these and their static imports, each behind those that it imports,
   * and the style of all of these.
   */
  collect(files: string[]): PageAssets;
  /** The style of all that the given files may load, at once or later. */
  collectLater(files: string[]): string[];
  /** Text of a style asset. */
  styleText(file: string): string;
}

/** Indexes the files of the browser's build. */
export function indexAssets(files: readonly AssetFile[]): AssetIndex {
  const chunks = new Map<string, PageAssets & { later: string[] }>();
  const entries = new Map<string, string>();
  const texts = new Map<string, string>();
  for (const { fileName, script, css } of files) {
    if (css !== undefined) texts.set(fileName, css);
    if (!script) continue;
    chunks.set(fileName, { scripts: script.imports, styles: script.styles, later: script.later });
    if (script.module) entries.set(script.module, fileName);
  }
  const names = files.map(({ fileName }) => fileName).sort();

  return {
    names,
    fileOf(moduleId) {
      const file = entries.get(moduleId);
      if (!file) throw new Error(`The browser's build has no chunk for ${moduleId.replace('\0', '')}`);
      return file;
    },
    collect(files) {
      const scripts = new Set<string>();
      const styles = new Set<string>();
      const visited = new Set<string>();
      const visit = (file: string) => {
        const chunk = chunks.get(file);
        if (!chunk || visited.has(file)) return;
        visited.add(file);
        chunk.scripts.forEach(visit);
        scripts.add(file);
        // Style of imported chunks comes first, so that a page's own rules win.
        chunk.styles.forEach((style) => styles.add(style));
      };
      files.forEach(visit);
      return { scripts: [...scripts], styles: [...styles] };
    },
    collectLater(files) {
      const found = new Set(files);
      // What is added meanwhile is visited, too.
      for (const file of found) {
        const { scripts = [], later = [] } = chunks.get(file) ?? {};
        for (const other of [...scripts, ...later]) found.add(other);
      }
      return [...new Set([...found].flatMap((file) => chunks.get(file)?.styles ?? []))];
    },
    styleText: (file) => texts.get(file) ?? '',
  };
}
