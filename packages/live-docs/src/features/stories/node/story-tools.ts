import { readModule, type Module } from './read-module';
import { readStories } from './read-stories';
import { replaceStorybook } from './stand-in';

/** What stories run with: a file that sites get a copy of. */
interface Runtime {
  text: string;
  /** How its name ends: `ts`, and `js` in the published package. */
  ending: string;
  /** What it exports. */
  names: ReadonlySet<string>;
}

/** What all stories of a site are made with. */
export interface StoryTools {
  runtime(): Runtime;
  /** Storybook's preview, as a path from the site's folder, if it isn't in the nearest `.storybook`. */
  previewFile?: string | undefined;
  /** They remember the last file: stories of one file come one after the other. */
  readStories: typeof readStories;
  readPreview: typeof readModule;
  replaceStorybook: typeof replaceStorybook;
}

/** @param read reads what stories run with, once it's needed. */
export function createStoryTools(
  read: () => Pick<Runtime, 'text' | 'ending'>,
  previewFile: string | undefined,
): StoryTools {
  let runtime: Runtime | undefined;
  const copies = new WeakMap<Module, ReturnType<typeof replaceStorybook>>();
  return {
    runtime() {
      const { text, ending } = runtime ?? read();
      return (runtime ??= {
        text,
        ending,
        names: new Set(['default', ...readModule('runtime.ts', text).exports.keys()]),
      });
    },
    previewFile,
    readStories: rememberLast(readStories),
    readPreview: rememberLast(readModule),
    replaceStorybook(module, ...how) {
      const copy = copies.get(module) ?? replaceStorybook(module, ...how);
      copies.set(module, copy);
      return copy;
    },
  };
}

function rememberLast<T>(read: (file: string, text: string) => T): (file: string, text: string) => T {
  let last: { file: string; text: string; value: T } | undefined;
  return (file, text) => {
    if (last?.file !== file || last.text !== text) last = { file, text, value: read(file, text) };
    return last.value;
  };
}
