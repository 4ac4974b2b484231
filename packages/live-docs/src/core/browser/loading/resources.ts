import { createContext, use } from 'react';
import type { Resources } from 'live-playground/internal';
import { dataAt } from './build-files';

/** The page's resources, for components. */
export const ResourcesContext = createContext<Resources | undefined>(undefined);

/** What the page has loaded. @throws {Error} outside of `ResourcesContext`. */
export function useResources(): Resources {
  const resources = use(ResourcesContext);
  if (!resources) throw new Error('useResources() needs a <ResourcesContext> around its component');
  return resources;
}

/**
 * Data that a page shows.
 * @param data from the build; in browsers the address of their file, which is loaded with the page.
 * @returns undefined if the file couldn't be loaded.
 */
export function useDataFile<T extends object>(data: T | string): T | undefined {
  const resources = useResources();
  return typeof data === 'string' ? dataAt<T>(resources, data).loaded() : data;
}
