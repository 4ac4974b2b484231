import type { LiveImports } from '../../../../model';

type Load<T> = () => Promise<T>;

/**
 * The same imports, each fetched once; what failed is fetched again when it is next wanted. Browsers take turns of their
 * event loop to import even what they have.
 */
export function keepLoaded({ packages, styles, files, demos }: LiveImports): LiveImports {
  return { packages: keepEach(packages), styles: keepEach(styles), files: keepEach(files), demos };
}

function keepEach<T>(loaders: Record<string, Load<T>>): Record<string, Load<T>> {
  return Object.fromEntries(Object.entries(loaders).map(([name, load]) => [name, keep(load)]));
}

function keep<T>(load: Load<T>): Load<T> {
  let loaded: Promise<T> | undefined;
  const loadAnew = async () => {
    try {
      return await load();
    } catch (error) {
      loaded = undefined;
      throw error;
    }
  };
  return () => (loaded ??= loadAnew());
}
