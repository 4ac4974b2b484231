import { createContext } from 'react';
import type { LiveSession } from './live/session/live-session';

/** Demos that the reader opened, by id: what was typed outlives its page. */
export const LiveSessions = createContext(new Map<string, LiveSession>());
