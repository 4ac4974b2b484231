import type { UpgradeData } from '../../model';
import { dataAt, useResources } from '../loading';

/** The data of the page. @param data from the build; in browsers the address of their file, which is loaded with the page. */
export function useUpgradeData(data: UpgradeData | string): UpgradeData {
  const resources = useResources();
  const loaded = typeof data === 'string' ? dataAt<UpgradeData>(resources, data).loaded() : data;
  return loaded ?? { history: { read: {}, tables: {} }, rows: {} };
}
