import { BuildError, findNearest } from 'live-playground/model';
import type { z } from 'zod';
import type { Problem } from '../../model';
import { checkParts, checkPlugins, guard, type ChosenFeature, type NamedFeature, type Plugin } from './chosen-feature';
import { checkLanguages, splitLanguages, type SplitLanguages } from './languages';
import { policySources } from './policy-sources';
import { siteConfigSchema, type SiteConfigInput } from './site-config-schema';

/** A configuration, checked and with every default filled in. `languages` are those beside `language`. */
export interface SiteConfig extends SplitLanguages<z.output<typeof siteConfigSchema>> {
  /** What the site can do beyond pages and demos, with the options of each read. */
  features: readonly ChosenFeature[];
  /** Files that say it, absolute: the configuration's and those that it imports. Absent if nobody knows. */
  sources?: readonly string[];
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
    throw new BuildError(result.error.issues.flatMap((issue) => explainIssue(issue, { input, schema })));
  const read = result.data as z.output<typeof siteConfigSchema>;
  const all: Record<string, unknown> = result.data;
  stopAt(checkPlugins(read.plugins, features));
  const chosen: ChosenFeature[] = [
    // Each takes what its own schema gives.
    ...features.map(({ name, setup }) => ({ name, parts: setup(all[name] as never) })),
    ...read.plugins.map(setUp),
  ];
  stopAt([...checkParts(chosen), ...chosen.flatMap(checkPolicy)]);
  return { ...splitLanguages(read), features: chosen };
}

const FILE = 'site.config.ts';

function stopAt(problems: Problem[]): void {
  if (problems.length > 0) throw new BuildError(problems);
}

/** @throws {BuildError} if its options don't fit, or it throws. */
function setUp({ plugin: { name, options: schema, setup }, options }: Plugin): ChosenFeature {
  const result = schema?.safeParse(options);
  if (result?.success === false && schema) {
    const problems = result.error.issues.flatMap((issue) => explainIssue(issue, { input: options, schema }));
    throw new BuildError(problems.map((problem) => ({ ...problem, found: `plugin "${name}": ${problem.found}` })));
  }
  return { name, parts: guard(name, setup)((result ? result.data : options) as never) };
}

interface IssueContext {
  input: unknown;
  schema: z.core.$ZodType;
}

/** What a feature adds to the policy of pages and can't. */
const checkPolicy = ({ name, parts: { policy = {} } }: ChosenFeature): Problem[] =>
  (policySources.safeParse(policy).error?.issues ?? [])
    .flatMap((issue) => explainIssue(issue, { input: policy, schema: policySources }))
    .map((problem) => ({ ...problem, found: `the feature "${name}" has a policy that can't be: ${problem.found}` }));

/** What is wrong with a configuration, with the nearest name for an unknown option. One problem for each unknown option. */
function explainIssue(issue: z.core.$ZodIssue, { input, schema }: IssueContext): Problem[] {
  const at = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    const candidates = optionsAt(schema, at);
    return issue.keys.map((key) => {
      const nearest = findNearest(key, candidates);
      return {
        file: FILE,
        found: `Unknown option "${[...at, key].join('.')}"${nearest ? `. Did you mean "${nearest}"?` : ''}`,
        expected: `one of ${candidates.join(', ')}`,
        fix: nearest ? `Rename it to "${nearest}", or remove it` : 'Remove it',
      };
    });
  }
  if (issue.code === 'invalid_union') {
    // The alternative whose outer form fits says what is wrong inside.
    const inner = issue.errors.find((issues) =>
      issues.every(({ code, path }) => path.length > 0 || code === 'unrecognized_keys'),
    );
    if (inner)
      return inner.flatMap((one) => explainIssue({ ...one, path: [...issue.path, ...one.path] }, { input, schema }));
  }
  const name = at.join('.');
  if (issue.code === 'invalid_key') {
    const expected = issue.issues[0]?.message ?? issue.message;
    return [
      {
        file: FILE,
        found: `"${at.at(-1)}" is a key of "${at.slice(0, -1).join('.')}"`,
        expected,
        fix: 'Correct the key',
      },
    ];
  }
  const value = at.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], input);
  return [
    {
      file: FILE,
      found: value === undefined ? `the option "${name}" is missing` : `the option "${name}" is ${show(value)}`,
      expected: expectationOf(issue),
      fix: value === undefined ? 'Add it' : 'Correct the value, or remove the option to get its default',
    },
  ];
}

/** Names of the options that an object has, by its path in the schema. */
function optionsAt(type: z.core.$ZodType, [key, ...rest]: string[]): string[] {
  const { def } = (type as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const inner = key === undefined ? undefined : def.shape[key];
      return inner ? optionsAt(inner, rest) : Object.keys(def.shape);
    }
    case 'array':
      return optionsAt(def.element, rest);
    case 'optional':
    case 'default':
    case 'prefault':
      return optionsAt(def.innerType, key === undefined ? [] : [key, ...rest]);
    case 'union':
      return def.options.flatMap((option) => optionsAt(option, key === undefined ? [] : [key, ...rest]));
    default:
      return [];
  }
}

/** zod's own words, without their start: `Invalid input: expected string, received number` says what was found too. */
function expectationOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `a value of type ${issue.expected}`;
  if (issue.code === 'invalid_value') return `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
  if (issue.code === 'too_small') return "a text that isn't empty";
  if (issue.code === 'invalid_format' && issue.format === 'url') return 'an address such as "https://example.org"';
  return issue.message;
}

function show(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
