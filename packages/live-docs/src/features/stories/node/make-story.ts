import path from 'node:path';
import { findNearest } from 'live-playground/model';
import type { DemoControls, Problem } from '../../../core/model';
import type { DemoMaker, MadeDemo } from '../../../core/node/compile/markdown/made-demo';
import { toPosix } from '../../../core/node/files/paths';
import { findPreview } from './find-preview';
import { pathFrom } from './find-stories';
import { readValue, type StoriesFile, type Story } from './read-stories';
import { storyControls } from './story-controls';
import { storyGlobals } from './story-globals';
import type { StoryTools } from './story-tools';
import { storyId, titleOf } from './story-names';
import { findPart } from './story-parts';
import { writeComponent } from './write-component';

/**
 * A story as a demo. Readers see it as a component. Where more belongs to it, a hidden file runs that as Storybook would: with
 * decorators, and with the arguments that readers choose.
 */
export function makeStory(
  { file, text, value, root, files }: Parameters<DemoMaker['make']>[0],
  tools: StoryTools,
): MadeDemo {
  const stories = tools.readStories(toPosix(root, file), text);
  const story = stories.stories.find(({ id }) => id === value) ?? stories.stories.find(({ name }) => name === value);
  if (!story)
    return { files: [], problems: stories.problems.length > 0 ? stories.problems : [unknownStory(stories, value)] };
  const title = stories.title ?? titleOf(toPosix(root, file));
  const folder = path.posix.dirname(file);
  const base = path.posix.basename(file).replace(/\.[cm]?[jt]sx?$/, '');
  const written = writeComponent(stories, story);
  const { preview, notes } = findPreview(folder, root, files, tools);
  const globals = preview && storyGlobals(preview.module, stories, story);
  const controls = withGlobals(storyControls(stories, story), globals);
  const own = `${base}~${story.id}`;
  const made = {
    id: storyId(title, story.id),
    title: story.name,
    ...(story.description === undefined ? {} : { description: story.description }),
    problems: [],
  };
  const shown = 'text' in written && { name: `${own}.${written.ending}`, text: written.text, lines: written.lines };
  if (shown && !controls && !preview && !isComposed(stories, story)) return { ...made, files: [shown], notes };

  const { names, files: runtime } = tools.runtime();
  const shared = path.posix.join(root, runtime[0]!.name);
  const copy = tools.replaceStorybook(stories.module, importOf(folder, shared), names);
  if (copy.problems.length > 0) return { files: [], problems: copy.problems };
  const all = shown ? `${base}~stories` : own;
  const [, kind = 't'] = /\.[cm]?([jt])sx?$/.exec(file) ?? [];
  const around = preview && {
    ...tools.replaceStorybook(preview.module, importOf(path.posix.dirname(preview.file), shared), names),
    file: preview.file.replace(/\.[cm]?([jt]sx?)$/, '~stories.$1'),
  };
  const usedPreview = around?.problems.length === 0 ? around : undefined;
  const parts = ['...about', 'stories', ...(usedPreview ? ['preview'] : []), ...(shown ? ['Shown'] : [])];
  const hasColors = usedPreview && globals && Object.keys(globals.colors).length > 0;
  // What is imported first is shown first.
  const entry = [
    ...(shown ? [`import Shown from './${own}';`] : []),
    `import * as stories from './${all}';`,
    ...(usedPreview ? [`import * as preview from '${importOf(folder, usedPreview.file)}';`] : []),
    `import { composeStory } from '${importOf(folder, shared)}';`,
    '',
    `const about = ${JSON.stringify({ id: made.id, title, name: story.name, story: story.id, ...(hasColors && { colors: globals.colors }) })};`,
    '',
    `export default composeStory({ ${parts.join(', ')} });`,
    '',
  ].join('\n');
  const hidden = (at: string, text: string) => ({
    name: path.posix.relative(folder, at),
    text,
    isHidden: true as const,
  });
  const copied = {
    name: `${all}.${kind}sx`,
    text: copy.text,
    lines: copy.text.split('\n').map((_, at) => at + 1),
  };
  return {
    ...made,
    files: [
      { name: `${own}-run.tsx`, text: entry, isHidden: true, lines: [story.line] },
      ...(shown ? [shown, { ...copied, isHidden: true as const }] : [copied]),
      ...runtime.map(({ name, text }) => hidden(path.posix.join(root, name), text)),
      ...(usedPreview ? [hidden(usedPreview.file, usedPreview.text)] : []),
    ],
    ...(controls ? { controls } : {}),
    // A file of stories is no component.
    ...(shown ? {} : { isBound: true as const }),
    notes: [
      ...notes,
      ...(around?.problems ?? []),
      ...(globals?.notes ?? []),
      ...('reason' in written ? [unwritten(stories, story, written)] : []),
    ],
  };
}

/** The controls of a story, and behind them those of the toolbar. */
function withGlobals(
  controls: DemoControls | undefined,
  globals: Pick<DemoControls, 'specs' | 'initial'> | undefined,
): DemoControls | undefined {
  if (!globals?.specs || Object.keys(globals.specs).length === 0) return controls;
  return {
    ...(controls ?? { name: '' }),
    specs: { ...controls?.specs, ...globals.specs },
    initial: { ...controls?.initial, ...globals.initial },
  };
}

/** How a file in a folder imports another. @param file its id. */
const importOf = (folder: string, file: string): string => pathFrom(folder, file).replace(/\.[jt]sx?$/, '');

/** True for a story that more belongs to than its component. */
function isComposed({ parts, module }: StoriesFile, story: Story): boolean {
  const all = [story.parts ?? [], parts.meta];
  if (['decorators', 'loaders', 'globals', 'play'].some((key) => all.some((some) => findPart(some, key)))) return true;
  return all.some((some) => {
    const parameters = readValue(findPart(some, 'parameters'), module) as Record<string, unknown> | undefined;
    return parameters?.['layout'] === 'centered' || parameters?.['backgrounds'] !== undefined;
  });
}

function unknownStory({ module, stories }: StoriesFile, name: string): Problem {
  const names = stories.map(({ id }) => id);
  const nearest = findNearest(name, names);
  return {
    file: module.file,
    line: 1,
    found: `it has no story "${name}"`,
    expected: `one of ${names.join(', ')}`,
    fix: nearest ? `Write "${nearest}"` : 'Correct "story"',
  };
}

/** What the author should know of a story that can't be written as a component. */
const unwritten = (
  { module }: StoriesFile,
  { id }: Story,
  { reason, line }: { reason: string; line: number },
): Problem => ({
  file: module.file,
  line,
  found: `the story "${id}" is shown as it's written: ${reason}`,
  expected: 'a story that can be written as a component',
  fix: 'Leave it so, or write it as a demo',
});
