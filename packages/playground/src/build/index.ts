/** Builds what edited code runs in. */
export { buildFrame, type FrameBuild } from './build-frame';
export { collectDeclarations } from './collect-declarations';
export { prepareCompiler, writeCompiler } from './prepare-compiler';
export { unfitPackages } from '../internals/made-for';
