import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
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
export function definePlugin(plugin: PluginDefinition): (options?: unknown) => Plugin {
  return (options) => ({ plugin: plugin as NamedFeature, options });
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
  FeatureParts,
  LocalSite,
  OutputFile,
  PageComponent,
  PageInfo,
  PageView,
  SiteView,
  SlotModule,
} from './core/node/feature/feature';
export type { Part, Problem, Slot } from './core/model';
