import type { UpgradeData } from '../../../core/model';
import { useDataFile } from '../../../core/browser/loading';

/** The data of the page. @param data from the build; in browsers the address of their file, which is loaded with the page. */
export function useUpgradeData(data: UpgradeData | string): UpgradeData {
  return useDataFile(data) ?? { history: { read: {}, tables: {} }, rows: {}, canCheck: false };
}
