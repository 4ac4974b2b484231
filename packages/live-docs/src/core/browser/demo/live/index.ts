/** What is fetched when a reader wants a demo's code. The editor and the engine come after it, by themselves. */
export { ownPageHash, shareEdit } from 'live-playground/internal/live';
export { loadLinked, openSession, openShared, startIn } from './open-session';
export { ExpandedView, LiveFiles, LookControls, OtherLook, SharedNote, StaleNote, warm } from './parts';
export { parseLook, withLook } from '../../../model';
export { hostIn } from './host-of';
export { frameChoice } from './look';
