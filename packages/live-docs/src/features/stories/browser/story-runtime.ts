/**
 * What stories run with in place of Storybook: their decorators, arguments and loaders, and something for all that they import of it.
 * Sites get a copy of this file beside their stories, so it imports React alone, which is then that of their demos.
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

export { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';

type Values = Record<string, unknown>;
type Render = (args: Values, context: StoryContext) => ReactNode;
type StoryPart = (update?: Partial<StoryContext>) => ReactNode;
type Decorator = (story: StoryPart, context: StoryContext) => ReactNode;

/** What decorators and functions of stories get. */
interface StoryContext {
  id: string;
  title: string;
  kind: string;
  name: string;
  story: string;
  /** A story that is played is shown alone, as in Storybook's canvas. */
  viewMode: 'docs' | 'story';
  args: Values;
  initialArgs: Values;
  allArgs: Values;
  argTypes: Record<string, Values>;
  parameters: Values;
  globals: Values;
  loaded: Values;
  tags: string[];
  component: unknown;
  subcomponents: unknown;
  hooks: Values;
  canvasElement: unknown;
  step: (label: string, run: (context: unknown) => unknown) => unknown;
}

/** What a story, its meta and the preview of all may say. */
interface Annotations {
  args?: Values;
  argTypes?: Record<string, Values>;
  parameters?: Values;
  globals?: Values;
  initialGlobals?: Values;
  globalTypes?: Record<string, { defaultValue?: unknown } | undefined>;
  decorators?: Decorator | Decorator[];
  loaders?: Loader | Loader[];
  play?: (context: Values) => unknown;
  render?: Render;
  component?: unknown;
  subcomponents?: unknown;
  tags?: string[];
  story?: Annotations;
}

type Loader = (context: StoryContext) => unknown;

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
    const now = useMemo(() => {
      const args = { ...initialArgs, ...props, ...updated };
      return { ...context, args, allArgs: args, globals: { ...globals, ...chosen } };
    }, [props, updated, chosen]);
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

/** What `live-docs test` brings for `play`: the exports of `storybook/test`. Readers' pages never have it. */
let testing: Values | undefined;

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
        testing = tools;
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
export const useChannel = () => () => {};
export const useDarkMode = (): boolean => false;

const channel = { emit() {}, on() {}, off() {}, once() {}, addListener() {}, removeListener() {}, last() {} };
export const addons = { getChannel: () => channel, setChannel() {}, register() {}, add() {}, setConfig() {} };

export const makeDecorator =
  ({
    wrapper,
    parameterName = '',
  }: {
    wrapper: (story: StoryPart, context: StoryContext, settings: Values) => ReactNode;
    parameterName?: string;
  }): Decorator =>
  (story, context) =>
    wrapper(story, context, { parameters: context.parameters[parameterName] });

/** What a function of a story was called with goes to the console. */
interface Mock {
  (...args: unknown[]): unknown;
  label?: string;
  mockClear?: () => unknown;
  mock: { calls: unknown[][]; results: { type: 'return' | 'throw'; value: unknown }[] };
}

export function fn(work?: (...args: unknown[]) => unknown) {
  let does = work;
  const mock: Mock = (...args) => {
    mock.mock.calls.push(args);
    // oxlint-disable-next-line eslint/no-console -- readers see it below the demo
    if (!testing) console.log(...(mock.label === undefined ? [] : [mock.label]), ...args);
    try {
      const value = does?.(...args);
      mock.mock.results.push({ type: 'return', value });
      return value;
    } catch (error) {
      mock.mock.results.push({ type: 'throw', value: error });
      throw error;
    }
  };
  mock.mock = { calls: [], results: [] };
  const doing = (next: typeof does) => {
    does = next;
    return all;
  };
  const forget = () => {
    mock.mock.calls.length = 0;
    mock.mock.results.length = 0;
  };
  const all = Object.assign(mock, {
    // What `expect` knows a spy by.
    _isMockFunction: true,
    getMockName: () => mock.label ?? 'fn',
    mockName: (label: string) => Object.assign(all, { label }),
    mockImplementation: doing,
    mockReturnValue: (value: unknown) => doing(() => value),
    mockResolvedValue: (value: unknown) => doing(() => Promise.resolve(value)),
    mockRejectedValue: (value: unknown) => doing(() => Promise.reject(value as Error)),
    mockClear: () => (forget(), doing(does)),
    mockReset: () => (forget(), doing(work)),
    mockRestore: () => (forget(), doing(work)),
  });
  return all;
}

/** Functions that have no name yet get that of their argument. */
function nameMocks(args: Values): Values {
  for (const [key, value] of Object.entries(args))
    if (typeof value === 'function' && 'mock' in value && 'mockName' in value) (value as unknown as Mock).label ??= key;
  return args;
}

export function action(label: string) {
  return Object.assign(fn(), { label });
}
export const actions = (...labels: unknown[]): Values =>
  Object.fromEntries(labels.flatMap((label) => (typeof label === 'string' ? [[label, action(label)]] : [])));
export const configureActions = (): void => {};
export const linkTo = (title: string) => action(`Link to ${title}`);
export const hrefTo = async (): Promise<string> => '#';
export const spyOn = (owner: Values, key: string) => {
  const work = owner[key] as (...args: unknown[]) => unknown;
  return (owner[key] = fn(work.bind(owner)));
};
export const mocked = <T>(value: T): T => value;
export const isMockFunction = (value: unknown): boolean => typeof value === 'function' && 'mock' in value;
export const clearAllMocks = (): void => {};
export const resetAllMocks = (): void => {};
export const restoreAllMocks = (): void => {};

/** What only `play` does: `live-docs test` brings it, and pages never call it. */
function testPart(name: string) {
  const find = (): unknown => {
    const { [name]: part } = testing ?? {};
    if (part !== undefined) return part;
    throw new Error(
      testing
        ? `"${name}" of storybook/test isn't there: install "storybook" to run "play"`
        : `"${name}" of storybook/test works in "play" alone`,
    );
  };
  // A function, so that it can be called.
  return new Proxy((() => {}) as unknown as TestPart, {
    apply: (_, __, args: unknown[]): unknown => (find() as (...args: unknown[]) => unknown)(...args),
    get: (_, key): unknown => (testing ? Reflect.get(find() as object, key) : undefined),
  });
}
interface TestPart {
  (...args: unknown[]): unknown;
  setup: () => unknown;
}
export const expect = testPart('expect');
export const within = testPart('within');
export const userEvent = testPart('userEvent');
export const fireEvent = testPart('fireEvent');
export const screen = testPart('screen');
export const waitFor = testPart('waitFor');
export const waitForElementToBeRemoved = testPart('waitForElementToBeRemoved');
export const createEvent = testPart('createEvent');
export const sb = { mock() {} };

/** Objects that describe stories by calls. */
export const definePreview = (preview: Annotations) => ({
  ...preview,
  input: preview,
  type: () => definePreview(preview),
  meta: (meta: Annotations) => ({
    ...meta,
    input: meta,
    story: (input: Annotations | Render = {}) =>
      factoryStory(meta, typeof input === 'function' ? { render: input } : input),
  }),
});
const factoryStory = (meta: Annotations, input: Annotations): Values => ({
  input,
  meta,
  composed: { ...meta, ...input, args: { ...meta.args, ...input.args } },
  extend: (more: Annotations) => factoryStory(meta, { ...input, ...more, args: { ...input.args, ...more.args } }),
  test() {},
});
export const definePreviewAddon = (addon: unknown): unknown => addon;
export const setProjectAnnotations = (): void => {};
export const composeStories = (stories: unknown): unknown => stories;

/** Themes by a class, by an attribute, and by a component. */
interface ThemeInput {
  themes: Values;
  defaultTheme: string;
  Provider?: ComponentType<Values>;
  GlobalStyles?: ComponentType;
  attributeName?: string;
}
const themeOf = ({ themes, defaultTheme }: ThemeInput, { globals }: StoryContext): unknown =>
  themes[String(globals['theme'] ?? '')] ?? themes[defaultTheme];
export const withThemeByClassName =
  (input: ThemeInput): Decorator =>
  (story, context) =>
    createElement('div', { className: String(themeOf(input, context)) }, createElement(story as ComponentType));
export const withThemeByDataAttribute =
  (input: ThemeInput): Decorator =>
  (story, context) =>
    createElement(
      'div',
      { [input.attributeName ?? 'data-theme']: themeOf(input, context) },
      createElement(story as ComponentType),
    );
export const withThemeFromJSXProvider =
  (input: ThemeInput): Decorator =>
  (story, context) => {
    const { Provider = Through, GlobalStyles = Nothing } = input;
    return createElement(
      Provider,
      { theme: themeOf(input, context) },
      createElement(GlobalStyles),
      createElement(story as ComponentType),
    );
  };

const Nothing = (): ReactNode => null;
const Through = ({ children }: { children?: ReactNode }): ReactNode => children;

export const themes = { normal: {}, light: {}, dark: {} };
export const create = (theme: unknown): unknown => theme;
export const ThemeProvider = Through;
export const ensure = (theme: unknown): unknown => theme;
export const convert = (theme: unknown): unknown => theme;
export const INITIAL_VIEWPORTS = {};
export const MINIMAL_VIEWPORTS = {};
export const DEFAULT_VIEWPORT = 'responsive';
export const DARK_MODE_EVENT_NAME = 'DARK_MODE';
export const initialize = (): void => {};
export const mswLoader = async (): Promise<Values> => ({});
export const mswDecorator: Decorator = (story) => story();
export const withActions: Decorator = (story) => story();
export const withKnobs: Decorator = (story) => story();
export const withTests = () => mswDecorator;

/** Pages of docs have their own parts. */
export const ArgTypes = Nothing;
export const ArgsTable = Nothing;
export const Canvas = Nothing;
export const Controls = Nothing;
export const Description = Nothing;
export const DocsContainer = Through;
export const DocsPage = Nothing;
export const Heading = Nothing;
export const Markdown = Nothing;
export const Meta = Nothing;
export const Primary = Nothing;
export const Source = Nothing;
export const Stories = Nothing;
export const Story = Nothing;
export const Subheading = Nothing;
export const Subtitle = Nothing;
export const Title = Nothing;
export const Unstyled = Through;
export const PRIMARY_STORY = '^';

/** `isChromatic`, and what else is a default export there. */
export default (): boolean => false;
