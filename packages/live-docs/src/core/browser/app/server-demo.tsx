import { createContext, lazy, use, type ComponentType } from 'react';
import { LEFT_TO_BROWSER } from '../../model';

/** Ids of the demos that aren't rendered on the server. */
export const LeftToBrowserContext = createContext<ReadonlySet<string>>(new Set());

/** Has React render what is within the nearest boundary in the browser. */
export class LeftToBrowser extends Error {
  readonly digest = LEFT_TO_BROWSER;
}

/**
 * A demo as pages have it on the server. Its module is loaded as it's rendered, so that one that needs a browser fails by itself.
 * @param load absent for a demo whose page leaves it to browsers.
 */
export function serverDemo(id: string, load?: () => Promise<{ default: ComponentType }>): ComponentType {
  const Demo = load && lazy(load);
  return function ServerDemo() {
    const left = use(LeftToBrowserContext);
    if (!Demo || left.has(id)) throw new LeftToBrowser(`The demo ${id} is rendered in browsers alone`);
    return <Demo />;
  };
}
