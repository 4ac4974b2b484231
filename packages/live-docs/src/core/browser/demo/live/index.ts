/** What is fetched when a reader wants a demo's code. The editor and the engine come after it, by themselves. */
export { ownPageHash, shareEdit } from 'live-playground/react';
export { loadLinked, openSession, openShared } from './open-session';
export { ExpandedView, LiveFiles, SharedNote, StaleNote } from './parts';
export { withLook } from '../../../model';
export { LookControls } from '../look/look-controls';
export { FramedLook } from '../look/framed-look';
export { warm } from './warm';
