/** Builds what edited code runs in. */
export { buildFrame, buildPackage, type FrameBuild, type FrameHosts } from './build-frame';
export { buildPlayground, type PlaygroundBuild, type PlaygroundInput } from './build-playground';
export { collectDeclarations } from './collect-declarations';
export { prepareCompiler, writeCompiler } from './prepare-compiler';
export { reactProblems, unfitPackages } from '../internals/made-for';
export { reactFile, resolveReact } from './resolve-react';
export { runCommand, UsageError } from '../cli/run-command';
export { createTypeService, type PreparedService } from '../types/worker/create-type-service';
