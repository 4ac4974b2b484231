import { createStored, parseJson, type Stored } from 'live-playground/internal';

/** Code that a reader wants to be checked. */
export interface KeptCode {
  text: string;
  /** Of the file that it's from; empty for what was pasted. */
  name: string;
}

/** The code as the device keeps it, as edits of demos. */
export const createKeptCode = (): Stored<KeptCode> =>
  createStored({
    name: 'upgrade:code',
    parse: (text) => {
      const value = parseJson(text);
      const isRecord = typeof value === 'object' && value !== null && 'text' in value && 'name' in value;
      return isRecord && typeof value.text === 'string' && typeof value.name === 'string'
        ? { text: value.text, name: value.name }
        : { text: '', name: '' };
    },
    print: (code) => (code.text === '' ? null : JSON.stringify(code)),
  });
