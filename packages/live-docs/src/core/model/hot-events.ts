import type { DemoCode } from './demo';
import type { PageData } from './page';

/** What the development server tells the browser beside module updates: a type for each event's data. */
export interface HotEvents {
  /** A page's metadata changed, or its file can be read again. */
  'docs:page': PageData;
  /** A file of a demo changed. */
  'docs:demo': DemoCode;
  /** The library's own source changed: what edited demos run with is another. */
  'docs:library': null;
}
