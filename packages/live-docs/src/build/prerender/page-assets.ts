import type { Rolldown } from 'vite';

/** Files that a page needs, as paths below the base. */
export interface PageAssets {
  scripts: string[];
  styles: string[];
}

type Chunk = Rolldown.OutputChunk;

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
  /** Text of a style asset. */
  styleText(file: string): string;
}

/** Indexes the output of the browser's build. */
export function indexAssets(output: (Chunk | Rolldown.OutputAsset)[]): AssetIndex {
  const chunks = new Map(
    output.filter((item): item is Chunk => item.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const assets = new Map(
    output.flatMap((item) => (item.type === 'asset' ? [[item.fileName, item.source] as const] : [])),
  );
  const entries = new Map(
    [...chunks.values()].flatMap(({ facadeModuleId: id, fileName }) => (id ? [[id, fileName] as const] : [])),
  );

  return {
    names: output.map((item) => item.fileName).sort(),
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
        chunk.imports.forEach(visit);
        scripts.add(file);
        // Style of imported chunks comes first, so that a page's own rules win.
        chunk.viteMetadata?.importedCss.forEach((style) => styles.add(style));
      };
      files.forEach(visit);
      return { scripts: [...scripts], styles: [...styles] };
    },
    styleText(file) {
      const source = assets.get(file);
      return typeof source === 'string' ? source : new TextDecoder().decode(source);
    },
  };
}
