import path from 'node:path';
import type { Parser } from '@lezer/common';
import type { UserConfig } from 'vite';
import { z } from 'zod';
import { PARTS, THEME_COLORS, type Problem } from '../../model';
import { BuildError } from 'live-playground/model';
import { checkParts, checkPlugins, guard, type ChosenFeature, type NamedFeature, type Plugin } from './chosen-feature';
import type { PictureReader } from './picture-reader';
import { explainIssue } from './explain-issue';
import { checkLanguages, languageBase, SHIPPED, shippedTexts, splitLanguages, type SplitLanguages } from './languages';
import { policySources } from './policy-sources';
import {
  address,
  color,
  headTag,
  languagePath,
  languageTag,
  outputFolder,
  picture,
  siteFile,
  type MarkdownPlugin,
} from './option-types';
import type { SiteConfigInput } from './site-config-input';

const plugins = z
  .array(
    z.custom<MarkdownPlugin>(
      (value) => typeof value === 'function' || (Array.isArray(value) && typeof value[0] === 'function'),
      'a plugin, or [plugin, options]',
    ),
  )
  .default([]);

/** The rules for each option. `SiteConfigInput` says what they mean; a test holds the two together. */
export const siteConfigSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().default(''),
  library: z
    .union([z.string().min(1), z.array(z.string().min(1))], 'the npm name of a package, or a list of them')
    .default([])
    .transform((library) => [library].flat()),
  source: z
    .union([z.string().min(1), z.record(z.string(), z.string().min(1))], 'a path, or a path for each package')
    .optional(),
  alias: z.record(z.string().min(1), z.string().min(1)).default({}),
  formerly: z.array(z.string().min(1)).default([]),
  docs: z
    .string()
    .regex(/^(?!\/)[^\\]+$/, 'a path from the folder of the site, with slashes')
    .transform((folder) => path.posix.normalize(folder).replace(/(.)\/$/, '$1'))
    .default('docs'),
  repository: z.strictObject({
    url: z.url(),
    branch: z.string().min(1).default('main'),
    directory: z
      .string()
      .default('')
      .transform((directory) => directory.split('/').filter(Boolean)),
  }),
  libraryRepository: z.url().optional(),
  base: z
    .string()
    .regex(/^\/([^"'<>\\\s]+\/)?$/, 'a path with a slash at both ends')
    .default('/'),
  url: z
    .string()
    .regex(/^https?:\/\/[^/\s"'<>]+\/?$/, 'an origin, without a path: https://example.org')
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  output: outputFolder.default('dist'),
  logo: picture('svg', 'png', 'webp').optional(),
  favicon: picture('svg', 'png', 'ico').optional(),
  theme: siteFile('css').optional(),
  themeColor: z
    .strictObject({ light: color.default(THEME_COLORS.light), dark: color.default(THEME_COLORS.dark) })
    .prefault({}),
  demoColor: z.enum(['light', 'dark']).optional(),
  head: z.array(headTag).default([]),
  navigation: z
    .array(
      z.strictObject({
        path: address,
        title: z.string().min(1),
        order: z.number().optional(),
        groups: z.array(z.string()).default([]),
        sidebar: address.optional(),
      }),
    )
    .default([]),
  twoLevelNavigation: z.boolean().default(false),
  language: languageTag.default('en'),
  languages: z
    .array(
      z
        .strictObject({
          id: languageTag,
          name: z.string().min(1),
          file: siteFile('ts', 'js', 'mjs').optional(),
          base: languagePath.optional(),
        })
        .refine(({ id, file }) => file !== undefined || shippedTexts(id) !== undefined, {
          path: ['file'],
          message: `a file with the texts; the engine has those of ${SHIPPED} only`,
        }),
    )
    .refine((languages) => new Set(languages.map(({ id }) => id)).size === languages.length, 'each language once')
    .refine((languages) => {
      const bases = languages.flatMap((language) => languageBase(language) ?? []);
      return new Set(bases).size === bases.length;
    }, 'a "base" for each language')
    .default([]),
  remarkPlugins: plugins,
  rehypePlugins: plugins,
  mdxComponents: siteFile('tsx', 'ts', 'jsx', 'js').optional(),
  parts: z.partialRecord(z.enum(PARTS), siteFile('tsx', 'ts', 'jsx', 'js')).default({}),
  serverStyles: siteFile('tsx', 'ts', 'jsx', 'js').optional(),
  codeLanguages: z
    .record(
      z.string(),
      z
        .custom<Parser>(
          (value) => typeof (value as Partial<Parser> | undefined)?.startParse === 'function',
          'a Lezer parser, or null',
        )
        .nullable(),
    )
    .default({}),
  assistants: z.array(z.strictObject({ title: z.string().min(1), url: z.url().includes('{address}') })).default([]),
  pictures: z.custom<PictureReader>((value) => typeof value === 'function', 'a function').optional(),
  contentSecurityPolicy: policySources.default({}),
  apiParser: z.boolean().optional(),
  changelog: address.optional(),
  deadLinks: z.enum(['error', 'warn']).default('error'),
  typeCheck: z.boolean().default(true),
  plugins: z
    .array(
      z.custom<Plugin>(
        (value) => typeof (value as Partial<Plugin> | undefined)?.plugin?.setup === 'function',
        'what a function of definePlugin answers: plugins: [status()]',
      ),
    )
    .default([]),
  vite: z.custom<UserConfig>((value) => typeof value === 'object' && value !== null, 'an object').optional(),
});

/** A configuration, checked and with every default filled in. `languages` are those beside `language`. */
export interface SiteConfig extends SplitLanguages<z.output<typeof siteConfigSchema>> {
  /** What the site can do beyond pages and demos, with the options of each read. */
  features: readonly ChosenFeature[];
}

/**
 * Checks a site's configuration and fills in its defaults.
 * @param features what it may have options for, beside the engine's own and its plugins.
 * @throws {BuildError} naming each option that isn't valid, and each plugin that is wrong.
 */
export function readSiteConfig(input: SiteConfigInput, features: readonly NamedFeature[] = []): SiteConfig {
  const options = features.flatMap(({ name, options }) => (options ? [[name, options] as const] : []));
  const schema = siteConfigSchema.extend(Object.fromEntries(options));
  const result = schema
    .superRefine((read, context) => checkLanguages(read as z.output<typeof siteConfigSchema>, context))
    .safeParse(input);
  if (!result.success)
    throw new BuildError(result.error.issues.flatMap((issue) => explainIssue(issue, { file: FILE, input, schema })));
  const read: Record<string, unknown> = result.data;
  const isOwn = (name: string) => !options.some(([other]) => other === name);
  // Only what the schema of the engine has is left.
  const own = Object.fromEntries(Object.entries(read).filter(([name]) => isOwn(name))) as z.output<
    typeof siteConfigSchema
  >;
  stopAt(checkPlugins(own.plugins, features));
  const chosen: ChosenFeature[] = [
    // Each takes what its own schema gives.
    ...features.map(({ name, setup }) => ({ name, parts: setup(read[name] as never) })),
    ...own.plugins.map(setUp),
  ];
  stopAt(checkParts(chosen));
  return { ...splitLanguages(own), features: chosen };
}

const FILE = 'site.config.ts';

function stopAt(problems: Problem[]): void {
  if (problems.length > 0) throw new BuildError(problems);
}

/** @throws {BuildError} if its options don't fit, or it throws. */
function setUp({ plugin: { name, options: schema, setup }, options }: Plugin): ChosenFeature {
  const result = schema?.safeParse(options);
  if (result?.success === false && schema) {
    const context = { file: FILE, input: options, schema };
    const problems = result.error.issues.flatMap((issue) => explainIssue(issue, context));
    throw new BuildError(problems.map((problem) => ({ ...problem, found: `plugin "${name}": ${problem.found}` })));
  }
  return { name, parts: guard(name, setup)((result ? result.data : options) as never) };
}
