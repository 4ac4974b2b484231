/** Components that every page may use by name, beside those of features. */
export const PAGE_COMPONENTS: readonly string[] = [
  'API',
  'ApiChanges',
  'ApiTypes',
  'Actions',
  'Callout',
  'CodeBlock',
  'Controls',
  'Demo',
  'Include',
  'Install',
  'Link',
  'SourceFile',
];
