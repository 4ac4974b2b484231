import { createContext } from 'react';
import type { OpenDemo } from './live/open-session';

/** Demos that the reader opened, by the name of their edits: what was typed outlives its page. */
export const LiveSessions = createContext(new Map<string, OpenDemo>());
