/** What `live-docs-migrate` needs of the engine. No promise: names change without notice. */
export { PLACEHOLDER, readRepository } from './cli/init/read-repository';
export { describeFailure } from './cli/describe-failure';
export { printKey, quote } from './cli/quote';
export { canonicalPath, decodePart, defaultAddress, localAddress, toSlug, type TocEntry } from './model';
export { parseText } from './node/compile/markdown/parse-text';
export { readHeadings } from './node/compile/markdown/read-headings';
export { demoName } from './node/files/demo-name';
export { packageFolder, readManifest } from './node/files/installed-package';
export { followAlias } from './node/library/alias';
export { findLibraries } from './node/library/find-libraries';
export { findModule } from './node/library/find-module';
export { nameDemos } from './node/snapshot/name-demos';
