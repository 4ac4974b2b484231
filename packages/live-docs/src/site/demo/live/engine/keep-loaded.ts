import type { LiveImports } from '../../../../model';
import { createLoader } from '../../../loading';

/** The same imports, each fetched once. Browsers take turns of their event loop to import even what they have. */
export function keepLoaded({ packages, styles, files, demos }: LiveImports): LiveImports {
  return { packages: keepEach(packages), styles: keepEach(styles), files: keepEach(files), demos };
}

function keepEach<T>(loaders: Record<string, () => Promise<T>>): Record<string, () => Promise<T>> {
  const keep = ([name, start]: [string, () => Promise<T>]) => {
    const loader = createLoader(name, start);
    return [name, () => loader.load({ stay: true })] as const;
  };
  return Object.fromEntries(Object.entries(loaders).map(keep));
}
