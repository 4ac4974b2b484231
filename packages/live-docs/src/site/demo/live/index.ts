/** What is fetched when a reader wants a demo's code. The editor and the engine come after it, by themselves. */
export { ExpandedView } from '../expand/expanded-view';
export { SharedNote } from '../share/shared-note';
export { ownPageHash, shareEdit } from '../share/share-edit';
export { LiveConsole } from '../console/live-console';
export { LiveFiles } from './live-files';
export { LiveNotes } from './live-notes';
export { openSession, openShared } from './open-session';
export { warm } from './warm';
