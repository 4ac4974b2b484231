import type { MemberId } from 'live-playground/model';
import type { ApiHistory } from '../../../model';
import type { ApiFacts } from './read-api';
import type { Descriptions } from './read-descriptions';

/** What the tables of a site are made of. */
export interface ApiParts {
  facts: ApiFacts;
  descriptions: ReadonlyMap<string, Descriptions>;
  /** Demos that use each member, by place in the list of demos. */
  users: Map<MemberId, number[]>;
  /** Address of the page that shows each table. */
  homes: Map<string, string>;
  base: string;
  /** The site's default language. */
  language: string;
  /** The library's versions, if they're known, and the documented one. */
  history?: ApiHistory | undefined;
  version: string;
}
