/**
 * What stories run with in place of Storybook: their decorators, arguments and loaders, and something for all that they import of it.
 * Sites get copies of this file and of those that it imports beside their stories, so they import React alone, which is then that of
 * their demos.
 */
import {
  createContext,
  createElement,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { action, isMockFunction, nameMocks, testWith, userEvent, within, type Mock, type Values } from './story-mocks';
import type { Annotations, Loader, Render, StoryContext, StoryPart } from './storybook-exports';

export { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
export * from './story-mocks';
export * from './storybook-exports';

interface StoryInput {
  id: string;
  title: string;
  name: string;
  /** What the file exports the story as. */
  story: string;
  /** The file of stories. */
  stories: Record<string, unknown>;
  /** `.storybook/preview`. */
  preview?: Record<string, unknown>;
  /** The story as it's shown to readers, who may edit it. */
  Shown?: ComponentType<Values>;
  /** Values of globals that follow the colours of the page. */
  colors?: Record<string, { light: unknown; dark: unknown }>;
}

const listOf = <T>(value: T | T[] | undefined): T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Objects within objects are joined, too. */
const join = (...all: (Values | undefined)[]): Values =>
  all.reduce<Values>((joined, one) => {
    const own = Object.entries(one ?? {}).map(([key, value]) => {
      const { [key]: before } = joined;
      return [key, isObject(before) && isObject(value) ? join(before, value) : value];
    });
    return { ...joined, ...Object.fromEntries(own) };
  }, {});

/** Milliseconds that loaders get. */
const LIMIT = 8000;

/** A story as a component: within its decorators, with the arguments that it's given beside its own. */
export function composeStory({
  id,
  title,
  name,
  story: key,
  stories,
  preview = {},
  Shown,
  colors,
}: StoryInput): ComponentType<Values> {
  const all: Annotations = { ...preview, ...(preview['default'] as Annotations | undefined) };
  const exported = stories[key];
  if (exported === undefined) throw new Error(`The file of stories doesn't export "${key}"`);
  const own = (exported as { input?: Annotations }).input ?? (exported as Annotations);
  const story: Annotations = { ...own, ...own.story };
  const meta = (stories['default'] ?? (exported as { meta?: Annotations }).meta ?? {}) as Annotations;
  const levels = [all, meta, story];
  const argTypes = join(...levels.map((level) => level.argTypes)) as Record<string, Values>;
  const globals = join(
    Object.fromEntries(Object.entries(all.globalTypes ?? {}).map(([key, type]) => [key, type?.defaultValue])),
    ...levels.flatMap((level) => [level.initialGlobals, level.globals]),
  );
  const initialArgs = nameMocks({
    ...Object.fromEntries(
      Object.entries(argTypes).flatMap(([key, { action: label }]) =>
        label === undefined || label === false ? [] : [[key, action(typeof label === 'string' ? label : key)]],
      ),
    ),
    ...all.args,
    ...meta.args,
    ...story.args,
  });
  const component = story.component ?? meta.component;
  const parameters = join(...levels.map((level) => level.parameters));
  const render =
    typeof exported === 'function' && !('input' in exported)
      ? (exported as Render)
      : (story.render ?? meta.render ?? all.render ?? ((args) => createElement(component as ComponentType, args)));
  const context: StoryContext = {
    id,
    title,
    kind: title,
    name,
    story: name,
    viewMode: 'docs',
    args: initialArgs,
    initialArgs,
    allArgs: initialArgs,
    argTypes,
    parameters,
    globals,
    loaded: {},
    tags: levels.flatMap(({ tags = [] }) => tags),
    component,
    subcomponents: meta.subcomponents,
    hooks: {},
    canvasElement: undefined,
    step: (_, run) => run({}),
  };
  const decorators = [...listOf(story.decorators), ...listOf(meta.decorators), ...listOf(all.decorators)];
  const play = story.play ?? meta.play ?? all.play;
  const loaders = levels.flatMap((level) => listOf<Loader>(level.loaders));
  // The frame of edited code has no origin: it runs what the reader wrote.
  const isEdited = globalThis.origin === 'null';

  /** The story itself: as it's shown, until its arguments differ. */
  const inner = (now: StoryContext): ReactNode => {
    const isAsWritten = Object.keys({ ...now.args, ...initialArgs }).every((key) => now.args[key] === initialArgs[key]);
    if (Shown && isEdited) return createElement(Shown, changesOf(now.args, initialArgs));
    // What is played gets the arguments: it may ask what they were called with.
    if (Shown && isAsWritten && now.viewMode === 'docs') return createElement(Shown);
    return createElement(Rendered, { render, context: { ...now, args: mapArgs(now.args, argTypes) } });
  };

  /** Parts keep their identity, so that React keeps their state. */
  const decorate = (): ((context: StoryContext) => ReactNode) => {
    let current = context;
    const parts = decorators.reduce<StoryPart>(
      (within, decorator) => {
        const part: StoryPart = (update) => {
          // It may be rendered later, with what is within it.
          if (isObject(update)) current = { ...current, ...update, args: { ...current.args, ...update.args } };
          return within();
        };
        return () => decorator(part, current);
      },
      () => inner(current),
    );
    return (now) => {
      current = now;
      return parts();
    };
  };

  let loading: Promise<unknown> | undefined;
  let loaded: Values | undefined = loaders.length === 0 ? {} : undefined;
  let failure: { error: unknown } | undefined;
  const load = (): Values => {
    if (failure) throw failure.error;
    if (loaded) return loaded;
    loading ??= withLimit(Promise.all(loaders.map(async (loader) => loader(context))), name).then(
      (values) => (loaded = Object.assign({}, ...values) as Values),
      (error: unknown) => (failure = { error }),
    );
    // React waits for it.
    throw loading;
  };

  function Decorated({ now }: { now: StoryContext }) {
    const [show] = useState(decorate);
    return show(now);
  }

  return function Story(props: Values) {
    const [updated, update] = useState<Values>({});
    const [chosen, choose] = useState<Values>({});
    const color = useColor(colors !== undefined);
    const now = useMemo(() => {
      const { [GLOBALS]: given, ...own } = props;
      const args = { ...initialArgs, ...own, ...updated };
      const followed = Object.entries(colors ?? {}).map(([key, values]) => [key, values[color]]);
      const all = { ...globals, ...Object.fromEntries(followed), ...(isObject(given) ? given : {}), ...chosen };
      return { ...context, args, allArgs: args, globals: all };
    }, [props, updated, chosen, color]);
    const ready = load();
    const isPlayed = usePlay(play, initialArgs, { ...now, args: mapArgs(now.args, argTypes), loaded: ready });
    const shared = useMemo<Shared>(() => ({ now, update, choose, reset: () => update({}) }), [now]);
    const shown = isPlayed
      ? createElement(Decorated, { key: 'played', now: { ...now, loaded: ready, viewMode: 'story' } })
      : createElement(Decorated, { now: { ...now, loaded: ready } });
    return createElement(
      Context.Provider,
      { value: shared },
      createElement(Layout, { parameters, globals: now.globals }, shown),
    );
  };
}

/** The prop that globals come in which readers choose. */
const GLOBALS = '~globals';

/** The colour of the page that a story is in. While it's rendered on the server, and if nothing follows it, that's the light one. */
function useColor(isFollowed: boolean): 'light' | 'dark' {
  const [color, setColor] = useState<'light' | 'dark'>('light');
  useEffect(() => {
    if (!isFollowed) return undefined;
    const { documentElement } = document;
    const read = () => setColor(documentElement.dataset['prefersColor'] === 'dark' ? 'dark' : 'light');
    const observer = new MutationObserver(read);
    observer.observe(documentElement, { attributeFilter: ['data-prefers-color'] });
    read();
    return () => observer.disconnect();
  }, [isFollowed]);
  return color;
}

/**
 * Offers `live-docs test` to run a story's `play`, once the story has been mounted anew with its own arguments.
 * @returns true from when it's asked for.
 */
function usePlay(play: Annotations['play'], initialArgs: Values, context: StoryContext): boolean {
  const [run, start] = useState<(context: StoryContext) => unknown>();
  useEffect(() => {
    const { probe } = globalThis as { probe?: { play?: (tools: Values) => Promise<string | undefined> } };
    if (!probe || !play) return;
    probe.play = (tools) =>
      new Promise((end) => {
        testWith(tools);
        const done = (error?: unknown) => end(error === undefined ? error : String(messageOf(error)));
        // What they were called with as the story arrived.
        for (const value of Object.values(initialArgs)) if (isMockFunction(value)) (value as Mock).mockClear?.();
        let isRun = false;
        start(() => (now: StoryContext) => {
          if (!isRun) void playStory(play, now).then(() => done(), done);
          isRun = true;
        });
      });
  }, [play, initialArgs]);
  // It comes after the effects of what is within.
  useEffect(() => void run?.(context), [run, context]);
  return run !== undefined;
}

const messageOf = (error: unknown): unknown => (error instanceof Error ? error.message : error);

/** Runs `play` with what it gets in Storybook. */
async function playStory(play: NonNullable<Annotations['play']>, now: StoryContext): Promise<void> {
  const canvasElement = document.querySelector('[data-demo-preview]') ?? document.body;
  const canvas = within(canvasElement);
  const context: Values = { ...now, viewMode: 'story', canvasElement, canvas, userEvent: userEvent.setup() };
  context['step'] = (_: string, run: (context: Values) => unknown) => run(context);
  context['mount'] = async () => canvas;
  await play(context);
}

/** What differs from a story's own arguments. */
const changesOf = (args: Values, initial: Values): Values =>
  Object.fromEntries(Object.entries(args).filter(([key, value]) => value !== initial[key]));

/** What names stand for: `mapping`. */
const mapArgs = (args: Values, argTypes: Record<string, Values>): Values =>
  Object.fromEntries(
    Object.entries(args).map(([key, value]) => {
      const mapping = argTypes[key]?.['mapping'];
      return [key, isObject(mapping) && typeof value === 'string' && value in mapping ? mapping[value] : value];
    }),
  );

const Rendered = ({ render, context }: { render: Render; context: StoryContext }) => render(context.args, context);

function withLimit<T>(work: Promise<T>, name: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(
      () => fail(new Error(`The loaders of "${name}" didn't end within ${LIMIT / 1000} seconds`)),
      LIMIT,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** What is around a story by its parameters: its place and what is behind it. */
function Layout({ parameters, globals, children }: { parameters: Values; globals: Values; children?: ReactNode }) {
  const style: CSSProperties = {};
  if (parameters['layout'] === 'centered') Object.assign(style, { display: 'grid', placeItems: 'center' });
  const background = backgroundOf(parameters['backgrounds'], globals['backgrounds']);
  if (background !== undefined) Object.assign(style, { background, padding: '1rem' });
  return Object.keys(style).length > 0 ? createElement('div', { style }, children) : children;
}

/** A colour by its name: of version 8, and of those before. */
function backgroundOf(parameter: unknown, chosen: unknown): string | undefined {
  if (!isObject(parameter) || parameter['disable'] === true || parameter['disabled'] === true) return undefined;
  const name = isObject(chosen) ? chosen['value'] : (chosen ?? parameter['default']);
  const { options, values } = parameter as { options?: Record<string, Values>; values?: Values[] };
  const found = Object.entries(options ?? {}).find(([key, one]) => key === name || one['name'] === name)?.[1];
  const value = (found ?? values?.find((one) => one['name'] === name))?.['value'];
  return typeof value === 'string' ? value : undefined;
}

interface Shared {
  now: StoryContext;
  update: (change: (before: Values) => Values) => void;
  choose: (change: (before: Values) => Values) => void;
  reset: () => void;
}

const Context = createContext<Shared | undefined>(undefined);

/** The place for a hook of Storybook. */
function useShared(): Shared {
  const shared = useContext(Context);
  if (!shared) throw new Error('A hook of Storybook works in stories and their decorators alone');
  return shared;
}

export function useArgs() {
  const { now, update, reset } = useShared();
  return [now.args, (change: Values) => update((before) => ({ ...before, ...change })), reset] as const;
}
export function useGlobals() {
  const { now, choose } = useShared();
  return [now.globals, (change: Values) => choose((before) => ({ ...before, ...change }))] as const;
}
export const useStoryContext = (): StoryContext => useShared().now;
export const useParameter = (key: string, initial?: unknown): unknown => useShared().now.parameters[key] ?? initial;

/** `isChromatic`, and what else is a default export there. */
export default (): boolean => false;
