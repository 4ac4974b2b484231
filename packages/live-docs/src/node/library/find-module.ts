import { existsSync, statSync } from 'node:fs';

/** What an import may leave out of the name of a module. */
const ENDINGS = ['.ts', '.tsx', '.mts', '.js', '.jsx', '.mjs'] as const;

/** The file that an id leads to, which may lack its ending or name the folder of an index; undefined if there's none. */
export function findModule(id: string): string | undefined {
  return moduleCandidates(id).find((file) => existsSync(file) && statSync(file).isFile());
}

/** The files that an id may lead to, in their order. */
export const moduleCandidates = (id: string): string[] => [
  id,
  ...ENDINGS.map((ending) => id + ending),
  ...ENDINGS.map((ending) => `${id}/index${ending}`),
];
