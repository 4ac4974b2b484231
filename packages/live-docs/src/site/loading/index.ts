export { fetchFile, loadBuiltPage, loadDataFile, preparePages } from './build-files';
export { createLatest } from './create-latest';
export { createWorkerClient } from './create-worker-client';
export { fetchJson } from './fetch-json';
export { importFiles } from './import-files';
export { ChunkLoadError, isLoadError } from './load-errors';
export { createLoader, load, type Loader, type Wait } from './load';
export { recover } from './recover';
export { ANSWER_LIMIT, LOAD_LIMIT, tryLoad } from './try-load';
