export { dataAt, dataNamed, findDataFile, importFiles, loadPageTable, preparePages } from './build-files';
export { createLoader, loaderOf, type Loader } from './create-loader';
export { loadDemoCode, loadSource } from './demo-code';
export { load, type Wait } from './load';
export { completeStyle, showPageStyles } from './load-style';
export { recover } from './recover';
export { ResourcesContext, useResources } from './resources-context';
export { useDataFile } from './use-data-file';
