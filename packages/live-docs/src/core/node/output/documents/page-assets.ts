import type { Rolldown } from 'vite';

/** Files that a page needs, as paths below the base. */
interface PageAssets {
  scripts: string[];
  styles: string[];
}

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

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

/** Indexes the output of the browser's build. Holds none of its code, which would stay in memory while pages are rendered. */
export function indexAssets(output: Output): AssetIndex {
  const chunks = new Map<string, PageAssets & { later: string[] }>();
  const entries = new Map<string, string>();
  const texts = new Map<string, string>();
  for (const item of output) {
    if (item.type === 'chunk') {
      const styles = [...(item.viteMetadata?.importedCss ?? [])];
      chunks.set(item.fileName, { scripts: item.imports, styles, later: item.dynamicImports });
      if (item.facadeModuleId) entries.set(item.facadeModuleId, item.fileName);
    } else if (item.fileName.endsWith('.css')) {
      texts.set(item.fileName, typeof item.source === 'string' ? item.source : new TextDecoder().decode(item.source));
    }
  }
  const names = output.map((item) => item.fileName).sort();

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
