import { isTextFile } from '../../../core/model';

/** The folder of items, below the base. */
export const ITEMS = 'r/';

interface Taken {
  isBound?: boolean | undefined;
  /** Names of its files. */
  files: readonly string[];
}

/** True for a demo that the registry has: one that runs elsewhere, and is text, since items carry no other files. */
export const isItem = ({ isBound, files }: Taken): boolean => !isBound && files.every(isTextFile);
