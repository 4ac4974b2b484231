/** Components that every page may use by name. */
export const PAGE_COMPONENTS: readonly string[] = [
  'API',
  'ApiChanges',
  'ApiTypes',
  'Actions',
  'Callout',
  'CodeBlock',
  'Controls',
  'Demo',
  'Gallery',
  'Include',
  'Install',
  'Link',
  'SourceFile',
  'Upgrade',
  'UpgradeSteps',
];
