import { markdownAddress } from '../../core/model';
import { defineFeature, INTERNAL } from '../../core/node/feature/feature';
import { inAllLanguages } from '../../core/node/snapshot/snapshot';
import { llmsFiles } from './node/llms-files';
import { llmsIndex, pageMarkdown } from './node/page-markdown';

/** Pages as Markdown, and indexes of them for language models. */
export const machines = defineFeature({
  name: 'machines',
  interface: 1,
  setup: () => ({
    files: (site) =>
      inAllLanguages(site[INTERNAL]).flatMap((snapshot) => {
        const read = async () => ({ snapshot, api: (await site.api()).api });
        const pages = [...snapshot.pages.values()].map((page) => ({
          path: markdownAddress(page.path),
          text: async () => pageMarkdown(await read(), page),
        }));
        return [...pages, ...llmsFiles(snapshot, read)].map((file) => ({ ...file, offline: false as const }));
      }),
    head({ page }) {
      const href = `/${encodeURI(markdownAddress(page.path))}`;
      return [{ tag: 'link', attributes: { rel: 'alternate', type: 'text/markdown', href } }];
    },
    noScript: ({ [INTERNAL]: { snapshot } }) => [{ title: 'llms.txt', href: llmsIndex(snapshot) }],
  }),
});
