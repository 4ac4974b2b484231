// @ts-check
// What sites are promised beside types, read from the engine's sources: `check-api.mjs` bundles this.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteFiles } from '../../packages/live-docs/src/core/node/output/data/output-files';
import { unbuilt } from '../../packages/live-docs/src/core/node/feature/view-site';
import { PAGE_KEYS } from '../../packages/live-docs/src/core/node/config/page-keys';
import { readSiteConfig } from '../../packages/live-docs/src/core/node/config/site-config';
import { createStore } from '../../packages/live-docs/src/core/node/snapshot/create-store';
import { PAGE_COMPONENTS } from '../../packages/live-docs/src/core/model/page-components';
import { USAGE } from '../../packages/live-docs/src/cli/main';
import { FEATURES } from '../../packages/live-docs/src/features';
import { listOptions, readOptionComments } from '../../packages/live-docs/tests/unit/list-options';

/** A site that uses all features that write files. */
const SITE = {
  'package.json': '{ "name": "site", "version": "1.0.0" }',
  'docs/index.mdx': '---\ntitle: Home\n---\n\nWelcome.\n\n<Demo src="./hello.tsx" />\n',
  'docs/hello.tsx': 'export default () => <b>Hello</b>;\n',
  'docs/changelog.mdx': '---\ntitle: Changelog\n---\n\n## 1.0.0\n\n2026-01-02\n\nFirst.\n',
};

/**
 * @param {string} folder to write a small site to
 * @param {string} engine the folder of the engine
 * @returns what a site is promised: options with their defaults, keys of the front matter, components, commands, addresses
 */
export async function readSiteFacts(folder, engine) {
  for (const [name, text] of Object.entries(SITE)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  /** @type {import('../../packages/live-docs/src/features').SiteOptions} */
  const options = {
    title: 'Site',
    url: 'https://site.example',
    repository: { url: 'https://site.example/site' },
    changelog: '/changelog',
    redirects: { '/old': '/changelog' },
    offline: true,
  };
  const config = readSiteConfig(options, FEATURES);
  const snapshot = await createStore(folder, config).snapshot();
  const files = siteFiles(unbuilt(snapshot)).map(({ path: name, hashed }) =>
    hashed ? name.replace(/(?=\.\w+$)/, '-{hash}') : name,
  );
  rmSync(folder, { recursive: true });
  const components = config.features.flatMap(({ parts }) => Object.keys(parts.components ?? {}));
  const comments = readOptionComments(engine);
  return {
    options: listOptions().map((option) => ({
      ...option,
      mark: /^\*\*(\w+)/.exec(comments.get(option.name) ?? '')?.[1],
    })),
    frontMatter: Object.entries(PAGE_KEYS),
    components: [...PAGE_COMPONENTS, ...components].sort(),
    usage: USAGE,
    // What the build itself writes: write-documents.ts, write-build-files.ts, and the frame's document.
    addresses: ['404.html', 'build.json', 'assets/', '{page}.html', '~demos/{id}.html', '~frame.html', ...files].sort(),
  };
}
