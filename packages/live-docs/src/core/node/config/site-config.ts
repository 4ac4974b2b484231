import { BuildError } from 'live-playground/model';
import type { z } from 'zod';
import type { Problem } from '../../model';
import { checkParts, checkPlugins, guard, type ChosenFeature, type NamedFeature, type Plugin } from './chosen-feature';
import { explainIssue } from './explain-issue';
import { checkLanguages, splitLanguages, type SplitLanguages } from './languages';
import { siteConfigSchema, type SiteConfigInput } from './site-config-schema';

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
