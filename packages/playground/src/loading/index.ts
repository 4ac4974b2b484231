/** How what arrives later is loaded. For `live-docs`, which loads the same way. */
export { isAsked, markAsked, unmarkAsked } from './asked-links';
export { createResources } from './create-resources';
export { createWorkerClient } from './create-worker-client';
export { fetchJson, fetchText, refresh } from './fetch-json';
export { AnswerError, StyleError, isLoadError, isRefused, requestOf } from './load-errors';
export { type Resources } from '../model/resources';
export { toLiveError } from './to-live-error';
export { ANSWER_LIMIT, type LoadEnd, type Start, tryLoad } from './try-load';
export { createLatest } from './create-latest';
export { createLoader, type Loader, type LoaderState } from './create-loader';
