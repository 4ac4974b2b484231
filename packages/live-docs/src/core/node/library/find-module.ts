import { existsSync, statSync } from 'node:fs';
import { typedCandidates } from 'live-playground/model';

/** What an import may leave out of the name of a module. */
const ENDINGS = ['.ts', '.tsx', '.mts', '.js', '.jsx', '.mjs'] as const;

/** The file that an id leads to, which may lack its ending or name the folder of an index; undefined if there's none. */
export function findModule(id: string): string | undefined {
  return moduleCandidates(id).find((file) => existsSync(file) && statSync(file).isFile());
}

/** The files that an id may lead to, in their order. */
export function moduleCandidates(id: string): string[] {
  // `../` names a folder.
  const plain = id.replace(/\/$/, '');
  return [
    plain,
    ...typedCandidates(plain),
    ...ENDINGS.map((ending) => plain + ending),
    ...ENDINGS.map((ending) => `${plain}/index${ending}`),
  ];
}
