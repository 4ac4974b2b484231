/** What is fetched when a reader wants a demo's code. The editor and the engine come after it, by themselves. */
export { ownPageHash, shareEdit } from 'live-playground/internal/live';
export { loadLinked, openSession, openShared } from './open-session';
export { ExpandedView, LiveFiles, SharedNote, StaleNote, warm } from './parts';
export { withLook } from '../../../model';
export { LookControls, NarrowFrame, frameChoice } from './look';
