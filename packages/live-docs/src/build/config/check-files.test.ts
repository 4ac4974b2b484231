import { expect, it } from 'vitest';
import { writeFiles } from '../../../tests/unit/write-files';
import { checkFiles } from './check-files';
import { readSiteConfig } from './site-config';

it('names each file of the configuration that is not there', async () => {
  const root = await writeFiles({ 'public/logo.svg': '<svg/>', 'look.css': '' });
  const config = (options: object) =>
    readSiteConfig({ title: 'A', library: 'a', repository: { url: 'https://example.org' }, ...options });
  checkFiles(root, config({ logo: 'logo.svg', theme: 'look.css' }));
  expect(() =>
    checkFiles(root, config({ favicon: 'x.png', languages: [{ id: 'fr', name: 'Français', file: 'fr.ts' }] })),
  ).toThrow(
    /"favicon" names public\/x\.png, which doesn't exist\. [^\n]*\nsite\.config\.ts: the option "languages\.0\.file" names fr\.ts/,
  );
});
