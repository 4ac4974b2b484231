import { dataAt } from './build-files';
import { useResources } from './resources-context';

/**
 * Data that a page shows.
 * @param data from the build; in browsers the address of their file, which is loaded with the page.
 * @returns undefined if the file couldn't be loaded.
 */
export function useDataFile<T extends object>(data: T | string): T | undefined {
  const resources = useResources();
  return typeof data === 'string' ? dataAt<T>(resources, data).loaded() : data;
}
