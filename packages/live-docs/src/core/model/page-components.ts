/** Components that every page may use by name, beside those of features. */
export const PAGE_COMPONENTS: readonly string[] = [
  'ApiChanges',
  'Actions',
  'Callout',
  'Cards',
  'CodeBlock',
  'Controls',
  'Demo',
  'Demos',
  'Include',
  'Install',
  'Link',
  'SourceFile',
];
