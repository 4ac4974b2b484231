import { once } from '../../../core/node/files/files';
import { readMdxPage } from './mdx-page';
import { readModule, type Module } from './read-module';
import { readStories } from './read-stories';
import { replaceStorybook } from './stand-in';

/** What stories run with: files that sites get a copy of. */
interface Runtime {
  /** The one that stories import first. Their names end in `ts`, and in `js` in the published package. */
  files: readonly { name: string; text: string }[];
  /** What they export. */
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
  /** It remembers all files: pages are looked for each time that a file of the site changes. */
  readMdxPage: typeof readMdxPage;
  replaceStorybook: typeof replaceStorybook;
}

/** @param read reads what stories run with, once it's needed. */
export function createStoryTools(read: () => Runtime['files'], previewFile: string | undefined): StoryTools {
  let runtime: Runtime | undefined;
  const copies = new WeakMap<Module, ReturnType<typeof replaceStorybook>>();
  return {
    runtime() {
      if (runtime) return runtime;
      const files = read();
      const names = files.flatMap(({ text }) => [...readModule('runtime.ts', text).exports.keys()]);
      return (runtime = { files, names: new Set(['default', ...names]) });
    },
    previewFile,
    readStories: rememberLast(readStories),
    readPreview: rememberLast(readModule),
    readMdxPage: rememberAll(readMdxPage),
    replaceStorybook(module, ...how) {
      const copy = copies.get(module) ?? replaceStorybook(module, ...how);
      copies.set(module, copy);
      return copy;
    },
  };
}

function rememberLast<T>(read: (file: string, text: string) => T): typeof read {
  let last: { file: string; text: string; value: T } | undefined;
  return (file, text) => {
    if (last?.file !== file || last.text !== text) last = { file, text, value: read(file, text) };
    return last.value;
  };
}

/** The last text of each file. */
function rememberAll<T>(read: (file: string, text: string) => T): typeof read {
  const known = new Map<string, typeof read>();
  return (file, text) => once(known, file, () => rememberLast(read))(file, text);
}
