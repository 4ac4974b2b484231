import type { TypeData } from 'live-playground/model';
import type { BuildFiles, DemoFile, DemoOutline, ToolData } from '../core/model';
import type { SearchIndex } from '../features/search/shared';

/** Data about the whole site, by their names in `build.json`. */
interface NamedData {
  search: SearchIndex;
  /** Of another language. */
  [search: `search-${string}`]: SearchIndex;
  tools: ToolData;
  demos: Record<string, DemoOutline>;
  types: TypeData;
}

/** A build doesn't have what was asked for. */
export class AbsentData extends Error {}

/** Reads a built site. */
export interface BuildReader {
  /** The text of a file, by its address below the base. */
  text(address: string): Promise<string>;
  /** Data about the whole site. As long as the build stays the same, this is the same object. */
  data<Name extends keyof NamedData>(name: Name): Promise<NamedData[Name]>;
  /** A source file of a demo, by the address that the demo's outline has. */
  source(address: string): Promise<DemoFile>;
}

/**
 * Makes a reader that keeps the data of the newest build.
 * @param read the text of a file, by its address below the base. It fails if there is none.
 */
export function createBuildReader(read: (address: string) => Promise<string>): BuildReader {
  const kept = new Map<string, { address: string; value: Promise<unknown> }>();
  return {
    text: read,
    async data<Name extends keyof NamedData>(name: Name) {
      const { data } = JSON.parse(await read('build.json')) as BuildFiles;
      const address = data[name];
      if (address === undefined)
        throw new AbsentData(`build.json names no file "${name}". Build the site with this version of live-docs.`);
      const known = kept.get(name);
      if (known?.address === address) return known.value as Promise<NamedData[Name]>;
      const value = read(address).then((text) => JSON.parse(text) as NamedData[Name]);
      kept.set(name, { address, value });
      // A failure is asked for again.
      value.catch(() => kept.delete(name));
      return value;
    },
    source: async (address) => JSON.parse(await read(address)) as DemoFile,
  };
}
