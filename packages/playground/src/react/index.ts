/** The parts of a playground. */
export { LiveConsole } from './live-console';
export { LiveFiles } from './live-files';
export { LiveNotes } from './live-notes';
export { SharedNote } from './shared-note';
export { useLiveText } from './texts/use-live-text';
export { browserClock } from '../run/clock';
export { savesData } from '../run/saves-data';
export { type FramePlace } from '../run/watch-settings';
export { createSession } from '../session/create-session';
export { type LiveSession, type LiveView } from '../session/live-session';
export { type EditStore, type EditedFiles, createEditStore, createPageStore, createRunNote } from '../texts/edit-store';
export { hashSource } from '../texts/hash-source';
export { decodeShare, ownPageHash, shareEdit } from '../texts/share-link';
export { createHost, type PlaygroundHost } from '../host/create-host';
export { startCompileWorker, startTypeWorker } from '../host/start-workers';
export { createPipeline, type Pipeline, type Ran, type RunChange } from '../pipeline';
export { EnvironmentContext, type EditorModule, type Environment } from './environment';
export { loadEditor } from './chunks';
