/** What stories and previews import of Storybook and of its addons beside hooks and mocks: decorators, factories, and parts of pages. */
import { createElement, type ComponentType, type ReactNode } from 'react';
import type { Values } from './story-mocks';

export type Render = (args: Values, context: StoryContext) => ReactNode;
export type StoryPart = (update?: Partial<StoryContext>) => ReactNode;
export type Decorator = (story: StoryPart, context: StoryContext) => ReactNode;

/** What decorators and functions of stories get. */
export interface StoryContext {
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
export interface Annotations {
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

export type Loader = (context: StoryContext) => unknown;

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
