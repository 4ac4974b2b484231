import { existsSync } from 'node:fs';
import type { Root } from 'mdast';
import type { z } from 'zod';
import { BuildError } from 'live-playground/model';
import { PARTS, SLOTS, suggest, type Problem } from '../../model';
import type { MadePages, PagesInput } from '../files/made-files';
import type { MarkdownPlugin } from './option-types';
import { PAGE_KEYS } from './page-keys';

/** The version of the contract between the engine and its features: what `interface` of a feature may be. */
const INTERFACE = 1;

/** What the configuration needs to know of a feature: `Feature` says all of it. */
export interface NamedFeature {
  /** Its option in `site.config.ts`, and its name in messages. */
  name: string;
  interface: number;
  /** Checks its option, and fills in what is left out. Without it there's no such option. */
  options?: z.ZodType;
  /** Makes of its option what it adds to a site. Reads nothing. */
  setup(options: never): ChosenFeature['parts'];
}

/** A feature that a site names in `plugins`, with its options as they're written there. */
export interface Plugin {
  /** @internal */
  plugin: NamedFeature;
  /** @internal */
  options: unknown;
}

/** A feature of a site, with its option read. */
export interface ChosenFeature {
  name: string;
  /** What it adds: `FeatureParts`. */
  parts: {
    reads?: Readonly<Record<string, string>>;
    frontMatter?: z.ZodType;
    policy?: unknown;
    compile?: { remark?: readonly MarkdownPlugin[]; rehype?: readonly MarkdownPlugin[] };
    components?: Readonly<Record<string, NamedComponent>>;
    slots?: Readonly<Record<string, string | { module: string }>>;
    parts?: Readonly<Record<string, string>>;
    messages?: Readonly<Record<string, Readonly<Record<string, string>>>>;
    readApi?: unknown;
    rewrite?(pass: never): (tree: Root) => void;
    remark?(pass: never): (tree: Root) => void;
    /** `DemoMaker`s. */
    makers?: readonly { attribute: string }[];
    pages?(input: PagesInput): MadePages;
  };
}

/** What pages need to know of a component that a feature has for them: `PageComponent` says all of it. */
export interface NamedComponent {
  module: string;
  isWide?: true;
  /** Absent if it knows nothing of the site. */
  data?(site: never, api: never): unknown;
}

/** The components that features have for pages, by name. */
export const pageComponents = (features: readonly ChosenFeature[]): ReadonlyMap<string, NamedComponent> =>
  new Map(
    features.flatMap((feature) =>
      Object.entries(feature.parts.components ?? {}).map(([name, component]) => [
        name,
        { ...component, module: wordedModule(feature, component.module, name) },
      ]),
    ),
  );

/**
 * The id of a feature's module as it's imported: if the feature has texts, of one that gives the component these. Other features' texts
 * travel with no page.
 * @param name what the module exports the component as.
 */
export const wordedModule = ({ name, parts }: ChosenFeature, module: string, component = 'default'): string =>
  parts.messages ? `${module}?texts=${encodeURIComponent(name)}&of=${component}` : module;

/** The modules that a feature has for browsers. */
export const modulesOf = ({ components = {}, slots = {}, parts = {} }: ChosenFeature['parts']): string[] => [
  ...[...Object.values(components), ...Object.values(slots)].map((own) => (typeof own === 'string' ? own : own.module)),
  ...Object.values(parts),
];

const FILE = 'site.config.ts';

/** What is wrong with the plugins of a site before any of them is asked: names and versions. */
export function checkPlugins(plugins: readonly Plugin[], features: readonly NamedFeature[]): Problem[] {
  const names = [...features.map(({ name }) => name), ...Object.keys(PAGE_KEYS)];
  return plugins.flatMap(({ plugin }, at): Problem[] => {
    const twice = [...names, ...plugins.slice(0, at).map((other) => other.plugin.name)].includes(plugin.name);
    if (plugin.interface !== INTERFACE) {
      const found = `the plugin "${plugin.name}" is written for interface ${plugin.interface}`;
      const fix = 'Install a version of the plugin for this engine, or another version of the engine';
      return [{ file: FILE, found, expected: `interface ${INTERFACE}, which is the engine's`, fix }];
    }
    if (!twice) return [];
    const isKey = Object.hasOwn(PAGE_KEYS, plugin.name);
    const found = isKey
      ? `a plugin is called "${plugin.name}", as a key of the front matter of all pages`
      : `two features are called "${plugin.name}"`;
    const expected = 'a name that neither another plugin nor a feature of the engine has';
    const fix = isKey ? 'Rename the plugin' : 'Remove one of the two from "plugins"';
    return [{ file: FILE, found, expected, fix }];
  });
}

/** What is wrong with what features add: a place or a module that isn't there, two components of one name, two for one part. */
export function checkParts(features: readonly ChosenFeature[]): Problem[] {
  return [...features.flatMap(checkPlaces), ...findTwice(features)];
}

/** The places that a feature names and that aren't there, and its modules that don't exist. */
function checkPlaces({ name, parts }: ChosenFeature): Problem[] {
  const places = (['slots', 'parts'] as const).flatMap((kind) =>
    Object.keys(parts[kind] ?? {}).map((place) => ({
      kind: kind.slice(0, -1),
      place,
      known: kind === 'slots' ? SLOTS : PARTS,
    })),
  );
  const unknown = places.flatMap(({ kind, place, known }): Problem[] => {
    if ((known as readonly string[]).includes(place)) return [];
    const found = `the feature "${name}" names the ${kind} "${place}", which doesn't exist${suggest(place, known)}`;
    return [{ file: FILE, found, expected: `one of ${known.join(', ')}`, fix: 'Correct the name in the plugin' }];
  });
  const missing = modulesOf(parts)
    .filter((module) => !existsSync(module))
    .map((module) => ({
      file: FILE,
      found: `the feature "${name}" names the module ${module}, which doesn't exist`,
      expected: 'the absolute path of a module, with its ending, as "moduleAt" answers it',
      fix: 'Correct the path in the plugin',
    }));
  return [...unknown, ...missing];
}

function findTwice(features: readonly ChosenFeature[]): Problem[] {
  return (['components', 'parts'] as const).flatMap((kind) => {
    const owners = new Map<string, string>();
    return features.flatMap(({ name, parts }) =>
      Object.keys(parts[kind] ?? {}).flatMap((one): Problem[] => {
        const owner = owners.get(one);
        owners.set(one, owner ?? name);
        if (owner === undefined) return [];
        const what = kind === 'components' ? `the component <${one}>` : `the part "${one}"`;
        const found = `the features "${owner}" and "${name}" both bring ${what}`;
        return [{ file: FILE, found, expected: 'one feature for each', fix: 'Remove one of the two from "plugins"' }];
      }),
    );
  });
}

/**
 * What a plugin is or answers, whose functions say whose fault it is if they throw: also those in what they answer, such as the content
 * of a file, which is made later.
 * @returns the same, with functions that throw a `BuildError` naming the plugin.
 */
export function guard<Value>(name: string, value: Value): Value {
  const blame = (error: unknown): never => {
    if (error instanceof BuildError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const found = `the plugin "${name}" failed: ${reason}`;
    const fix = 'Correct the plugin or its options, or leave it out';
    const problem = { file: FILE, found, expected: 'a plugin that throws nothing', fix };
    throw Object.assign(new BuildError(problem), { cause: error });
  };
  const guarded = (own: unknown): unknown => {
    if (own instanceof Promise) return own.then(guarded, blame);
    if (Array.isArray(own)) return own.map(guarded);
    if (isPlainObject(own)) return Object.fromEntries(Object.entries(own).map(([key, one]) => [key, guarded(one)]));
    if (typeof own !== 'function') return own;
    const safe = function (this: unknown, ...args: unknown[]): unknown {
      try {
        return guarded(own.apply(this, args));
      } catch (error) {
        return blame(error);
      }
    };
    // unified gives a callback to what takes one more argument than there are.
    return Object.defineProperty(safe, 'length', { value: own.length });
  };
  return guarded(value) as Value;
}

/** True for an object as it's written in code. A schema is none. */
const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
