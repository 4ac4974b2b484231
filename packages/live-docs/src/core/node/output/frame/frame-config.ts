import { mergeConfig, type Plugin, type PluginOption, type UserConfig } from 'vite';
import { resolveEngine } from '../../files/resolve-engine';
import { jsxInScripts } from './jsx-in-scripts';
import { lessImports } from './less-imports';
import { markTypes } from './mark-types';
import { readAnyEncoding } from './read-any-encoding';
import { viteAliases, type Alias } from '../../library/alias';

/** What the frame's bundler takes of a site's options for Vite. */
type FrameConfig = Pick<UserConfig, 'plugins' | 'resolve' | 'define' | 'css'>;

/**
 * How the frame of edited demos finds and compiles modules and styles: as the site's pages do.
 * @param site options for Vite of the site's configuration.
 */
export function frameConfig(site: UserConfig = {}, aliases: readonly Alias[] = []): FrameConfig {
  const { plugins = [], resolve = {}, define = {}, css = {} } = site;
  const own: FrameConfig = {
    resolve: { alias: viteAliases(aliases) },
    plugins: [resolveEngine(), jsxInScripts(), markTypes(), readAnyEncoding()],
    css: { preprocessorOptions: { less: { plugins: [lessImports] } } },
  };
  return mergeConfig({ plugins: [transforms(plugins)], resolve, define, css } satisfies FrameConfig, own);
}

/** Hooks of a plugin that find and compile modules. */
const HOOKS = ['resolveId', 'load', 'transform'] as const;

/** Plugins with those hooks alone: they've been set up for the pages' build, and write files for that. */
async function transforms(option: PluginOption): Promise<Plugin[]> {
  const plugin = await option;
  if (!plugin) return [];
  if (Array.isArray(plugin)) return (await Promise.all(plugin.map(transforms))).flat();
  if (!HOOKS.some((hook) => hook in plugin)) return [];
  const { name, enforce, apply } = plugin as Plugin;
  const hooks = Object.fromEntries(HOOKS.flatMap((hook) => (hook in plugin ? [[hook, (plugin as Plugin)[hook]]] : [])));
  return [{ name, ...(enforce && { enforce }), ...(apply && { apply }), ...hooks }];
}
