/** What demos of `live-docs` are made of once a reader edits them: it loads later than all else of a page. */
export { LiveFiles } from './live-files';
export { LiveNotes } from './live-notes';
export { SharedNote } from './shared-note';
export { StaleNote } from './stale-note';
export { useLiveText } from './texts/use-live-text';
export { PlaygroundError } from '../model/playground-error';
export { type FrameChoice, type FramePlace } from '../run/watch-settings';
export { createSession } from '../session/create-session';
export { type LiveSession, type LiveView } from '../session/live-session';
export { type EditStore, createEditStore, createPageStore, createRunNote, hasSameFiles } from '../texts/edit-store';
export { hashSource } from '../texts/create-texts';
export { decodeShare, ownPageHash, shareEdit } from '../texts/share-link';
export { createHost, type HostVariant, type PlaygroundHost, type VariedHost } from '../host/create-host';
export { startCompileWorker, startTypeWorker } from '../host/start-workers';
export { createPipeline, type Pipeline, type Ran, type RunChange } from '../pipeline';
export { EnvironmentContext, type EditorModule, type Environment, loadEditor } from './environment';
