import { apiAnchor } from './api';
import type { TypeApiLink, TypeApiTable } from './type-messages';

/** What the reference says of one of its rows. */
export interface ApiEntry {
  /** By language; English is always there, if there is any. */
  description: Record<string, string>;
  default?: string;
  api?: TypeApiLink;
}

/** What the reference says of a row of a table. */
export function apiEntry({ id, home, properties }: Omit<TypeApiTable, 'source'>, name: string): ApiEntry {
  const { description = {}, default: initial } = properties[name] ?? {};
  return {
    description,
    ...(initial === undefined ? {} : { default: initial }),
    ...(home === undefined
      ? {}
      : { api: { name: `${id}.${name}`, address: `${home.replace(/^\//, '')}#${apiAnchor(id, name)}` } }),
  };
}

/** A description in a language, or in English. */
export const textIn = (description: Record<string, string>, language: string): string =>
  description[language] ?? description['en'] ?? '';
