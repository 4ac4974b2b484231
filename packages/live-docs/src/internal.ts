/** What `create-live-docs` and `live-docs-migrate` need of the engine. No promise: names change without notice. */
export { formatProblem } from 'live-playground/model';
export { describeFailure } from './cli/import-module';
export { printKey, quote } from './cli/quote';
export { readLibrary } from './cli/read-library';
export { renderDemo } from './cli/render-demo';
export {
  canonicalPath,
  decodePart,
  defaultAddress,
  isLanguage,
  localAddress,
  packageOf,
  toSlug,
  type TocEntry,
} from './core/model';
export { CODE_LANGUAGES, languageOf } from './core/node/compile/markdown/highlight';
export { parseText } from './core/node/compile/markdown/parse-text';
export { readHeadings } from './core/node/compile/markdown/read-headings';
export { shippedTexts } from './core/node/config/languages';
export { demoId } from './core/node/files/demo-id';
export { installedPackage, packageFolder, readManifest } from './core/node/files/installed-package';
export { toId, toPosix } from './core/node/files/paths';
export { followAlias } from './core/node/library/alias';
export { findLibraries } from './core/node/library/find-libraries';
export { findModule } from './core/node/library/find-module';
export { findNamedPackage, findPackages } from './core/node/library/find-packages';
export { PLACEHOLDER, readRepository } from './core/node/library/read-repository';
