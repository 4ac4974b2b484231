export {
  dataAt,
  dataNamed,
  findDataFile,
  importFiles,
  loadDocumentPage,
  loadPageTable,
  preparePages,
} from './build-files';
export { createLoader, loaderOf, type Loader, load, type Wait, recover } from './load';
export { createCodeLoader, loadDemoCode, loadSource } from './demo-code';
export { completeStyle, showPageStyles } from './load-style';
export { ResourcesContext, useResources, useDataFile } from './resources';
