/** What is fetched when a reader wants a demo's code. The editor and the engine come after it, by themselves. */
export { ownPageHash, SharedNote, shareEdit, StaleNote } from 'live-playground/internal/live';
export { loadLinked, openSession, openShared, startIn } from './open-session';
export { ExpandedView } from './expanded-view';
export { parseLook, withLook } from '../../../model';
export { hostIn } from './host-of';
export { frameChoice, LookControls } from './look';
export { OtherLook } from './other-look';
export { VersionedFiles, warm, WithEnvironment } from './with-environment';
