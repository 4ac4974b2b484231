import type TypeScript from 'typescript';

/** What collecting declarations needs of TypeScript. */
export type Compiler = Pick<
  typeof TypeScript,
  | 'convertCompilerOptionsFromJson'
  | 'createModuleResolutionCache'
  | 'preProcessFile'
  | 'resolveModuleName'
  | 'resolveTypeReferenceDirective'
>;
