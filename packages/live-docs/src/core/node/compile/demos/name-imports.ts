import path from 'node:path';
import { isLocal } from 'live-playground/model';
import { packageOf } from '../../../model';
import { isInside } from '../../files/paths';
import { importTarget, nameByAlias } from '../../library/alias';
import { isPublished, ownPackages, type Libraries } from '../../library/library';
import type { ImportPlace, SourceText } from './read-source';

/** What says whose a file is. */
export interface ImportRules {
  /** Id of the folder of pages. */
  docs: string;
  libraries: Libraries;
}

/**
 * A demo's file as readers see it. What it imports of the library by a relative path or an alias is imported of the published
 * package. Other aliases become relative paths, so that what's copied works elsewhere.
 * @param file id of the file. @param folder id of the folder with the demo's own file: what lies in it is the demo's.
 */
export function nameImports(
  source: SourceText,
  file: string,
  folder: string,
  rules: ImportRules,
): Pick<SourceText, 'text' | 'imports'> {
  const { text, imports, places } = source;
  const names = new Map(imports.map((specifier) => [specifier, nameImport(specifier, file, folder, rules)]));
  if ([...names].every(([specifier, name]) => specifier === name)) return { text, imports };
  return { text: replacePlaces(text, places, names), imports: imports.map((name) => names.get(name) ?? name) };
}

function nameImport(specifier: string, file: string, folder: string, { docs, libraries }: ImportRules): string {
  if (libraries.all.some(({ name }) => name === packageOf(specifier))) return specifier;
  const target = importTarget(libraries.aliases, file, specifier);
  if (target === undefined) return specifier;
  const own = ownPackages(libraries).find((one) => isPublished(one, target));
  const isDemos = [docs, folder].some((one) => one === target || isInside(one, target));
  const name = own && !isDemos ? nameByAlias(own.aliases, target) : undefined;
  if (name !== undefined) return name;
  if (isLocal(specifier)) return specifier;
  const relative = path.posix.relative(path.posix.dirname(file), target.replace(/(?<=.)(\/index)?\.[cm]?[jt]sx?$/, ''));
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** Puts other names into a text, between the quotes that are there. */
function replacePlaces(text: string, places: readonly ImportPlace[], names: ReadonlyMap<string, string>): string {
  let result = '';
  let end = 0;
  for (const { name, start } of places.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(end, start + 1) + (names.get(name) ?? name);
    end = start + 1 + name.length;
  }
  return result + text.slice(end);
}
