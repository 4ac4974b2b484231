import { fileURLToPath } from 'node:url';
import { BuildError } from 'live-playground/model';
import type { z } from 'zod';
import { suggest, type Problem } from './core/model';
import type { NamedFeature, Plugin } from './core/node/config/chosen-feature';
import type { FeatureParts } from './core/node/feature/feature';
import { toId } from './core/node/files/paths';

/** What a plugin is: a feature as the engine's own are. */
export interface PluginDefinition<Schema extends z.ZodType = z.ZodType> {
  /** Its name in messages, and its key in the front matter of pages. The engine's own features have theirs. */
  name: string;
  /** The version of this contract that it's written for. The engine refuses one that it doesn't know. */
  interface: 1;
  /** Checks the options that a site gives, and fills in what is left out. */
  options?: Schema;
  /** Makes of the options what the plugin adds to a site. Reads nothing: what is said here is asked for once a site is there. */
  setup(options: z.output<Schema>): FeatureParts;
}

/**
 * Defines a plugin.
 * @returns what `site.config.ts` calls in `plugins`, with the options: `plugins: [status({ … })]`.
 */
export function definePlugin<Schema extends z.ZodType>(
  plugin: PluginDefinition<Schema> & { options: Schema },
): (...options: undefined extends z.input<Schema> ? [options?: z.input<Schema>] : [options: z.input<Schema>]) => Plugin;
export function definePlugin(plugin: Omit<PluginDefinition, 'options'>): () => Plugin;
export function definePlugin({ setup, ...plugin }: PluginDefinition): (options?: unknown) => Plugin {
  const checked = (options: never) => checkKeys(plugin.name, setup(options));
  return (options) => ({ plugin: { ...plugin, setup: checked } as NamedFeature, options });
}

/** All that a plugin may add. */
const KEYS: Readonly<Record<keyof FeatureParts, true>> = {
  needsUrl: true,
  files: true,
  head: true,
  noScript: true,
  reads: true,
  notes: true,
  check: true,
  checkDocs: true,
  shows: true,
  data: true,
  frontMatter: true,
  compile: true,
  components: true,
  slots: true,
  parts: true,
  theme: true,
  messages: true,
  policy: true,
};

/** @throws {BuildError} naming each key that means nothing: a slip would leave its part out without a word. */
function checkKeys(plugin: string, parts: FeatureParts): FeatureParts {
  const known = Object.keys(KEYS);
  const problems = Object.keys(parts)
    .filter((key) => !known.includes(key))
    .map((key): Problem => ({
      file: 'site.config.ts',
      found: `the plugin "${plugin}" adds "${key}", which means nothing${suggest(key, known)}`,
      expected: `one of ${known.join(', ')}`,
      fix: 'Correct the name in what "setup" of the plugin answers',
    }));
  if (problems.length > 0) throw new BuildError(problems);
  return parts;
}

/**
 * The path of a module beside the plugin, as components, slots and parts want it.
 * @param from `import.meta.url` of the plugin. @param name the module's path from there, with its ending: `./badge.js`.
 */
export const moduleAt = (from: string, name: string): string => toId(fileURLToPath(new URL(name, from)));

export { z } from 'zod';
export type { Plugin } from './core/node/config/chosen-feature';
export type {
  BuiltSite,
  ComponentRow,
  FeatureParts,
  LocalSite,
  OutputFile,
  PageComponent,
  PageInfo,
  PageView,
  ShownPart,
  SiteView,
  SlotModule,
} from './core/node/feature/feature';
export type { Part, Problem, Slot } from './core/model';
