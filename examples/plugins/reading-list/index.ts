import { definePlugin, moduleAt, z } from 'live-docs/plugin';
import { printPage, type Chapter } from './print-page';

/** The pages below an address as one page to print or to read offline: `print.html`. */
export const readingList = definePlugin({
  name: 'reading-list',
  interface: 1,
  options: z.strictObject({
    /** Address that the pages are below: `/guide`. */
    path: z.string().startsWith('/'),
    /** Heading of the page, by language: `{ 'en': 'Guide' }`. A language without one has the first. */
    title: z.record(z.string(), z.string().min(1)),
    /** Name of the file. Default: `print.html`. */
    file: z.string().endsWith('.html').default('print.html'),
  }),
  setup: ({ path, title, file }) => {
    const isListed = (page: { path: string; base: string }) => `${page.path}/`.startsWith(`${page.base}${path}/`);
    return {
      files: (site) =>
        site.languages.map(({ language, base, pages }) => ({
          path: `${base}/${file}`.slice(1),
          text: async () => {
            const chapters = pages.filter(isListed).map(async (page): Promise<Chapter> => ({
              path: page.path,
              title: page.title,
              description: page.description,
              language: page.isTranslated ? undefined : site.languages[0]?.language,
              markdown: (await site.markdown?.(page)) ?? '',
            }));
            const heading = title[language] ?? Object.values(title)[0] ?? '';
            return printPage({
              title: `${heading} - ${site.title}`,
              heading,
              language,
              chapters: await Promise.all(chapters),
            });
          },
        })),
      messages: { 'en': { print: 'Print all pages' }, 'zh-CN': { print: '打印全部页面' } },
      slots: { footer: { module: moduleAt(import.meta.url, './print-link.tsx'), props: { path, file } } },
    };
  },
});
