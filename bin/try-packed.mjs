// @ts-check
// Tries the tarballs in `packed` as their users do, in empty folders: npm run try-packed. The sites of this repository aren't built.
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureBrowser } from './lib/find-browser.mjs';
import { ROOT, runPackage } from './lib/run.mjs';

await ensureInstalled();
const path = await ensureBrowser();
process.exitCode = await runPackage(
  '@playwright/test',
  ['test', '--project=built', 'package.spec.ts', ...process.argv.slice(2)],
  {
    ...(path === undefined ? {} : { CHROMIUM_PATH: path }),
    PACKED: `${ROOT}packed`,
    TEST_ALL: '1',
    // Names a server, so that none is started.
    E2E_docs_built: 'http://127.0.0.1',
  },
);
