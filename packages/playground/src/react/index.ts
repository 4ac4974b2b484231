/** The parts of a playground. */
export { LiveConsole } from './live-console';
export { LiveFiles } from './live-files';
export { LiveNotes } from './live-notes';
export { SharedNote } from './shared-note';
export { useLiveText } from './texts/use-live-text';
export { browserClock } from '../run/clock';
export type { Compiler } from '../compile/create-compiler';
export { createFrameChunks } from '../run/create-frame-chunks';
export {
  createPlayer,
  type Played,
  type Player,
  type PlayerEvents,
  type PlayerParts,
  type SharedFrames,
} from '../run/create-player';
export { type RunChange, type Runner, createRunner } from '../run/create-runner';
export { createSpare } from '../run/create-spare';
export { savesData } from '../run/saves-data';
export { type FramePlace } from '../run/watch-settings';
export { createSession } from '../session/create-session';
export { type LiveSession, type LiveView } from '../session/live-session';
export { createSharedStore } from '../texts/create-shared-store';
export { type EditStore, type EditedFiles, createEditStore, createRunNote } from '../texts/edit-store';
export { hashSource } from '../texts/hash-source';
export { ownPageHash, shareEdit } from '../texts/share-edit';
export { decodeShare } from '../texts/share-link';
export { type TypeClient, createTypeClient } from '../types/create-type-client';
export { EnvironmentContext, type EditorModule, type Environment } from './environment';
export { startTypeWorker } from '../types/start-worker';
export { loadCompilers, loadEditor } from './chunks';
