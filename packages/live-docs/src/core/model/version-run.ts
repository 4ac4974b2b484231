import type { TypeIssue } from 'live-playground/model';
import type { ComponentType } from 'react';

/** The result of running a demo in a version of the library. */
export interface VersionRun {
  /** Why it doesn't run there. */
  error?: string;
  /** Something that it needs couldn't be loaded: nothing is known of the version. `error` says what. */
  isUnloaded?: true;
  /** All that it shows, as HTML; empty if it doesn't run. Nobody knows what is in it: compare it, and don't parse it into a page. */
  markup: string;
  /** The same as an SVG, drawn from what the browser laid out; empty if there's none. It's shown by an `img` alone. */
  picture: string;
  /** Errors of types in its code; undefined where nobody knows. */
  issues?: readonly TypeIssue[];
}

/** What the module that finds the version which changed a demo knows of that demo. */
export interface VersionFinderProps {
  /** How the reader looks at the demo, as text. `from` and `to` in it are the ends of the range. */
  look: string;
  onChange: (look: string) => void;
  /** Called before it goes away while the focus is in it. */
  onEnd: () => void;
  /** The texts of the demo; the same object as long as none has changed. */
  texts: () => Readonly<Record<string, string>>;
  /** Tells when the texts may have changed. */
  subscribe: (listener: () => void) => () => void;
  /** The code is somebody else's, or has stopped the page, and waits for the reader to run it. */
  waits: () => boolean;
  /** Runs the demo. @param version its key. @returns the result, undefined once it's cancelled. */
  run: (version: string) => { result: Promise<VersionRun | undefined>; cancel: () => void };
}

/** The module that finds the version which changed a demo. */
export interface FinderModule {
  default: ComponentType<VersionFinderProps>;
}
