export { createLatest, type Latest } from './create-latest';
export { ANSWER_LIMIT, createWorkerClient, type WorkerClient } from './create-worker-client';
export { fetchJson } from './fetch-json';
export { ChunkLoadError, isLoadError, StyleChunkLoadError } from './load-errors';
export { createLoader, load, type Loader, type Wait } from './load';
export { recover } from './recover';
export { LOAD_LIMIT, tryLoad } from './try-load';
