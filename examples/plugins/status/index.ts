import { definePlugin, moduleAt, z, type LocalSite, type PageInfo } from 'live-docs/plugin';
import { LEVELS, TEXTS, type LevelPages } from './levels';

/** The status of each page: `status: beta` in its front matter. */
export const status = definePlugin({
  name: 'status',
  interface: 1,
  options: z
    .strictObject({
      /** Address that all pages below need a status: `/components`. Default: none. */
      required: z.string().startsWith('/').optional(),
      /** Statuses of properties, by their full name: `{ 'Table.virtual': 'beta' }`. Default: none. */
      properties: z.record(z.string(), z.enum(LEVELS)).default({}),
    })
    .prefault({}),
  setup: ({ required, properties }) => ({
    frontMatter: z.enum(LEVELS),
    messages: TEXTS,
    slots: {
      'title-end': moduleAt(import.meta.url, './badge.tsx'),
      'api-row': { module: moduleAt(import.meta.url, './row-label.tsx'), props: { properties } },
    },
    components: {
      StatusLegend: {
        module: moduleAt(import.meta.url, './status-legend.tsx'),
        data: byLevel,
        markdown: (_, site, { link }) => legendMarkdown(site, link),
      },
    },
    check: ({ pages }) =>
      required === undefined
        ? []
        : pages
            .filter((page) => needsStatus(page, required))
            .map(({ file }) => ({
              file,
              line: 1,
              found: 'the page has no "status"',
              expected: `one of ${LEVELS.join(', ')}, as every page below ${required} has`,
              fix: `Add "status: beta" to its front matter`,
            })),
  }),
});

/** A translation has the status of its page unless it says another. */
const needsStatus = ({ path, base, front }: PageInfo, required: string) =>
  base === '' && path.startsWith(`${required}/`) && front['status'] === undefined;

const byLevel = ({ pages }: LocalSite): LevelPages[] =>
  LEVELS.map((level) => ({
    level,
    pages: pages.filter(({ front }) => front['status'] === level).map(({ title, path }) => ({ title, path })),
  })).filter((one) => one.pages.length > 0);

function legendMarkdown(site: LocalSite, link: (path: string) => string): string {
  const texts = site.language === 'zh-CN' ? TEXTS['zh-CN'] : TEXTS.en;
  return byLevel(site)
    .map(
      ({ level, pages }) =>
        `- ${texts[level]}: ${pages.map(({ title, path }) => `[${title}](${link(path)})`).join(', ')}`,
    )
    .join('\n');
}
