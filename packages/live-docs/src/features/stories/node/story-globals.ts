import type { ControlValue, DemoControls, Problem, WrittenControl } from '../../../core/model';
import { lineAt } from '../../../core/node/compile/demos/line-at';
import type { Module } from './read-module';
import { readValue, type StoriesFile, type Story } from './read-stories';
import { createParts, findPart } from './story-parts';

/** The prop that globals come in: no component has one of this name. */
export const GLOBALS = '~globals';

/** What readers choose beside a story's arguments: the toolbar of Storybook. */
interface StoryGlobals {
  specs: Record<string, WrittenControl>;
  initial: DemoControls['initial'];
  /** Values of globals that follow the colours of the site, until a reader chooses one. */
  colors: Record<string, { light: ControlValue; dark: ControlValue }>;
  notes: readonly Problem[];
}

type Values = Record<string, unknown>;

/** Choices of `globalTypes` of a preview. What a story or its file sets stays so. */
export function storyGlobals(preview: Module, { parts }: StoriesFile, story: Story): StoryGlobals {
  const { of, meta } = createParts(preview);
  const read = (key: string) => findPart(meta, key) ?? preview.declarations.get(preview.exports.get(key) ?? '')?.value;
  const first = readValue(read('initialGlobals'), preview) as Values | undefined;
  const set = [parts.meta, story.parts ?? []].flatMap((all) =>
    parts.of(findPart(all, 'globals')).map(({ key }) => key),
  );
  const globals: StoryGlobals = { specs: {}, initial: {}, colors: {}, notes: [] };
  const notes: Problem[] = [];
  for (const { key, value } of of(read('globalTypes'))) {
    if (key === undefined || key.includes('.') || set.includes(key)) continue;
    const said = (readValue(value, preview) ?? {}) as Values;
    const toolbar = (said['toolbar'] ?? {}) as Values;
    const items = readItems(toolbar['items']);
    if (items === undefined) {
      if (findPart(of(value), 'toolbar')) notes.push(unreadItems(preview, key, lineAt(preview.text, value.start)));
      continue;
    }
    const name = `${GLOBALS}.${key}`;
    const initial = [first?.[key], said['defaultValue']].find(isValue);
    const label = [toolbar['title'], said['name'], said['description'], key].find(
      (one) => typeof one === 'string',
    ) as string;
    const colors = colorsOf(items);
    globals.specs[name] = {
      isOwn: true,
      label,
      options: items.map((item) => item.value),
      titles: items.map((item) => item.title),
    };
    if (colors) globals.colors[key] = colors;
    else if (initial !== undefined) globals.initial[name] = initial;
  }
  return { ...globals, notes };
}

interface Item {
  value: ControlValue;
  title: string;
}

/** True for what a control can hold. */
export const isValue = (value: unknown): value is ControlValue =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** The choices of a toolbar; undefined if one isn't a literal. */
function readItems(items: unknown): Item[] | undefined {
  if (!Array.isArray(items)) return undefined;
  const read = items.flatMap((item: unknown): (Item | undefined)[] => {
    if (isValue(item)) return [{ value: item, title: String(item) }];
    const { value, title, right, type } = (item ?? {}) as Values;
    if (type === 'reset') return [];
    if (!isValue(value)) return [undefined];
    return [{ value, title: String([title, right, value].find((one) => typeof one === 'string') ?? value) }];
  });
  return read.every((item) => item !== undefined) && read.length > 0 ? read : undefined;
}

/** Two choices that are light and dark, by their names. */
function colorsOf(items: readonly Item[]): { light: ControlValue; dark: ControlValue } | undefined {
  const [light, dark] = [/^light\b/i, /^dark\b/i].map((name) =>
    items.filter(({ value, title }) => name.test(String(value)) || name.test(title)),
  );
  const isPair = items.length === 2 && light?.length === 1 && dark?.length === 1 && light[0] !== dark[0];
  return isPair ? { light: light[0]!.value, dark: dark[0]!.value } : undefined;
}

const unreadItems = ({ file }: Module, key: string, line: number): Problem => ({
  file,
  line,
  found: `the global "${key}" has a toolbar whose items are known once the preview runs`,
  expected: 'items as texts, or { value, title }',
  fix: 'Write the values themselves, or leave it so: readers have no choice of it',
});
