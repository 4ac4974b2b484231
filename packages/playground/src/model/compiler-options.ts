/** Options of TypeScript for exported projects, and for the type errors that the editor shows. */
export const COMPILER_OPTIONS = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  types: ['vite/client'],
  jsx: 'react-jsx',
  // Its types are what can be inferred, and it's never checked.
  allowJs: true,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};
