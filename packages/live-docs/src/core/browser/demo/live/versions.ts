import offered from 'virtual:run-versions';
import { fetchText } from 'live-playground/internal';
import { PlaygroundError } from 'live-playground/internal/live';
import { FRAME_FOLDER, type LiveImports } from 'live-playground/model';
import { versionLabel, type RunVersion } from '../../../model';

/** The version of a look. @throws {PlaygroundError} if the site doesn't offer it. */
export function findVersion(key: string): RunVersion {
  const found = offered.list.find((one) => one.key === key);
  if (found) return found;
  const others = offered.list.map((one) => versionLabel(one, offered.library)).join(', ');
  throw unfit(
    `version ${key.replaceAll('_', '.')}`,
    "this site doesn't run demos in it",
    others === '' ? `the version of the site, ${offered.installed}` : `one of ${others}`,
  );
}

/** Nothing is wrong with the reader's code. */
const unfit = (file: string, found: string, expected: string) =>
  new PlaygroundError({ file, found, expected, fix: 'Choose another version' });

/** What edited code may import, with another version of the library. */
export function inVersion(imports: LiveImports, { chunk, imports: shared, styles }: RunVersion): LiveImports {
  const { library } = offered;
  const { frame } = imports;
  const isOthers = (name: string) => name !== library && !name.startsWith(`${library}/`);
  const without = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => isOthers(name)));
  return {
    ...imports,
    frame: {
      ...frame,
      packages: { ...without(frame.packages), [library]: chunk },
      chunks: {
        ...frame.chunks,
        ...Object.fromEntries(shared.map((name) => [name, [chunkOf(imports, name)]])),
        [chunk]: shared,
      },
      inline: Object.fromEntries(shared.map((name) => [name, requireAs(chunkOf(imports, name))])),
    },
    styles: {
      ...without(imports.styles),
      ...Object.fromEntries(
        Object.entries(styles).map(([name, file]) => [name, async () => ({ default: await fetchStyle(file) })]),
      ),
    },
    values: without(imports.values),
  };
}

/** The frame's chunk of a package that the bundle of a version shares with it. @throws {PlaygroundError} */
function chunkOf({ frame }: LiveImports, name: string): string {
  const { [name]: chunk } = frame.packages;
  if (chunk === undefined)
    throw unfit(
      'this version of the library',
      `it needs ${name}, which the frame of this site lacks`,
      'a version without it',
    );
  return chunk;
}

/** Code of a chunk that is the CommonJS module of another one's package. */
const requireAs = (chunk: string) => `module.exports=require(${JSON.stringify(chunk)}).all.default`;

const fetchStyle = (file: string) => fetchText(import.meta.env.BASE_URL + FRAME_FOLDER + file, 'css');
