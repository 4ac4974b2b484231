import { createContext, use } from 'react';
import type { Resources } from 'live-playground/loading';

/** The page's resources, for components. */
export const ResourcesContext = createContext<Resources | undefined>(undefined);

/** What the page has loaded. @throws {Error} outside of `ResourcesContext`. */
export function useResources(): Resources {
  const resources = use(ResourcesContext);
  if (!resources) throw new Error('useResources() needs a <ResourcesContext> around its component');
  return resources;
}
