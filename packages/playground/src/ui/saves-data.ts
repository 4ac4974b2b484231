/** @returns true if the reader's connection asks for little data: nothing large is fetched before it's needed. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
