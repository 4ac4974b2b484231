/**
 * The parts of sucrase that compiling uses. Its entry doesn't return where each token ends up, which saves us a source map,
 * and adds 4 kB of checks of options and of source maps.
 */
declare module 'sucrase/dist/esm/CJSImportProcessor.js' {
  export { default } from 'sucrase/dist/types/CJSImportProcessor';
}
declare module 'sucrase/dist/esm/HelperManager.js' {
  export * from 'sucrase/dist/types/HelperManager';
}
declare module 'sucrase/dist/esm/NameManager.js' {
  export { default } from 'sucrase/dist/types/NameManager';
}
declare module 'sucrase/dist/esm/TokenProcessor.js' {
  export { default } from 'sucrase/dist/types/TokenProcessor';
}
declare module 'sucrase/dist/esm/identifyShadowedGlobals.js' {
  export { default } from 'sucrase/dist/types/identifyShadowedGlobals';
}
declare module 'sucrase/dist/esm/parser/index.js' {
  export * from 'sucrase/dist/types/parser/index';
}
declare module 'sucrase/dist/esm/parser/tokenizer/index.js' {
  export * from 'sucrase/dist/types/parser/tokenizer/index';
}
declare module 'sucrase/dist/esm/parser/tokenizer/types.js' {
  export * from 'sucrase/dist/types/parser/tokenizer/types';
}
declare module 'sucrase/dist/esm/transformers/RootTransformer.js' {
  export { default } from 'sucrase/dist/types/transformers/RootTransformer';
}
