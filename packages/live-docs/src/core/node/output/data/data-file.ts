import { createHash } from 'node:crypto';
import { plainName } from '../../files/plain-name';

/** A file of data that scripts fetch. */
export interface DataFile {
  /** Below the base, with the hash of the content: `assets/search-a1B2c3D4.json`. */
  address: string;
  text: string;
}

/** Makes the file of a value. @param name what its address starts with. */
export function dataFile(name: string, value: unknown): DataFile {
  const text = JSON.stringify(value);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { address: `assets/${plainName(name.replaceAll('/', '_'))}-${hash}.json`, text };
}
