/** What `live-docs-migrate` needs of the engine. No promise: names change without notice. */
export { PLACEHOLDER, readRepository } from './cli/init/read-repository';
export { describeFailure } from './cli/import-module';
export { printKey, quote } from './cli/quote';
export { canonicalPath, decodePart, defaultAddress, localAddress, toSlug, type TocEntry } from './core/model';
export { parseText } from './core/node/compile/markdown/parse-text';
export { readHeadings } from './core/node/compile/markdown/read-headings';
export { demoId } from './core/node/files/demo-id';
export { packageFolder, readManifest } from './core/node/files/installed-package';
export { followAlias } from './core/node/library/alias';
export { findLibraries } from './core/node/library/find-libraries';
export { findModule } from './core/node/library/find-module';
