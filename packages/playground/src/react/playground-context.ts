import { createContext, use } from 'react';
import type { LiveView } from '../session/live-session';
import type { FrameLook } from '../session/open-session';
import type { Code } from './use-code';

/** What a provider gives its parts. */
interface Parts {
  /** Tells a session from another one. */
  id: string;
  code: Code;
  view: LiveView;
  /** Another one takes another frame. */
  look: FrameLook;
}

export const PlaygroundContext = createContext<Parts | undefined>(undefined);

/** @throws {Error} outside of a `PlaygroundProvider`. */
export function useParts(): Parts {
  const parts = use(PlaygroundContext);
  if (!parts) throw new Error('Parts of a playground need a PlaygroundProvider around them');
  return parts;
}
