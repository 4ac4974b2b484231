import type { LessCompiler, ReadLess } from '../../model/live';
import { joinPath, styleCandidates } from '../../model/resolve-file';
import { CompiledStyleError } from './compiled-style-error';

/** What Less is used for here. */
interface Less {
  environment: { addFileManager(manager: object): void };
  AbstractFileManager: new () => object;
  PluginLoader?: new () => object;
  render(text: string, options: object): Promise<{ css: string }>;
}

/** The function that `less/lib/less/index.js` exports. */
export type CreateLess = (environment: object, managers: object[]) => Less;

/** An error as Less throws it. */
interface LessFault {
  message: string;
  filename?: string;
  /** Offset in that file. */
  index?: number;
}

/** A compilation, and the texts that it read. */
interface Done {
  texts: ReadonlyMap<string, string | undefined>;
  css: string;
}

/**
 * Compiles Less in the page, as data: neither `@plugin` nor JavaScript in it runs. What it read last and hasn't changed isn't
 * compiled again.
 */
export function createLessCompiler(create: CreateLess): LessCompiler {
  const done = new Map<string, Done>();
  return async (path, read) => {
    const last = done.get(path);
    if (last && (await isSame(last.texts, read))) return last.css;
    const texts = new Map<string, string | undefined>();
    const remember: ReadLess = async (file) => {
      const text = await read(file);
      texts.set(file, text);
      return text;
    };
    const less = create({}, []);
    const files = { supports: () => true, loadFile: loadFile(remember) };
    less.environment.addFileManager(Object.assign(new less.AbstractFileManager(), files));
    less.PluginLoader = NoPlugins;
    try {
      const { css } = await less.render((await remember(path)) ?? '', { filename: path, rewriteUrls: 'all' });
      done.set(path, { texts, css });
      return css;
    } catch (error) {
      const { message, filename = path, index } = error as LessFault;
      throw new CompiledStyleError(message, filename, index);
    }
  };
}

const isSame = async (texts: Done['texts'], read: ReadLess): Promise<boolean> =>
  (await Promise.all([...texts].map(async ([file, text]) => (await read(file)) === text))).every(Boolean);

class NoPlugins {
  loadPlugin(name: string): Promise<never> {
    return refuse(`@plugin "${name}" doesn't run in edited code`);
  }
}

/** Less takes any object for an error. */
const refuse = (message: string): Promise<never> => Promise.reject(Object.assign(new Error(message), { type: 'File' }));

/** Finds what a stylesheet imports: beside it, or in a package. */
const loadFile = (read: ReadLess) => async (name: string, folder: string) => {
  const plain = name.replace(/^~/, '');
  const paths = [joinPath(folder, plain), joinPath('', plain)].flatMap((path) => styleCandidates(path, '.less'));
  for (const filename of paths) {
    const contents = await read(filename);
    if (contents !== undefined) return { filename, contents };
  }
  return refuse(`"${name}" wasn't found`);
};
