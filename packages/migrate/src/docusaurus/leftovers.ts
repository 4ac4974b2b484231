import type { Leftovers } from '../next-steps';

/** What a migrated folder no longer needs. */
export const LEFTOVERS: Leftovers = {
  name: 'Docusaurus',
  commands: [
    [/\bdocusaurus start\b/g, 'live-docs dev'],
    [/\bdocusaurus build\b/g, 'live-docs build'],
    [/\bdocusaurus serve\b/g, 'live-docs preview'],
    [/^.*\bdocusaurus (swizzle|clear|deploy|write-translations|write-heading-ids)\b.*$/g, ''],
    [/^docusaurus$/g, ''],
  ],
  packages:
    /^@docusaurus\/|^docusaurus-|^@mdx-js\/react$|^prism-react-renderer$|^@easyops-cn\/docusaurus|^@easyops\/docusaurus/,
};
