import { joinPath } from 'live-playground/model';
import { demoFolder } from '../../../core/model';
import { wholeAddress } from '../../../core/node/output/data/whole-address';
import { shownSources, type SiteDemo, type Snapshot } from '../../../core/node/snapshot/snapshot';
import { isItem, ITEMS } from '../shared/items';

const SCHEMAS = 'https://ui.shadcn.com/schema';

/** What each project has, and what shadcn must not change there. */
const THERE = new Set(['react', 'react-dom', '@types/react', '@types/react-dom']);

interface TextFile {
  path: string;
  text(): string;
}

/**
 * The demos of a site as a shadcn registry (https://ui.shadcn.com/docs/registry): `registry.json` lists them, `r/simple.json` is one
 * with its files. The files are beside it, too, because shadcn reads them from there where the site is a branch on GitHub:
 * `npx shadcn add owner/repository/simple#gh-pages`.
 */
export function registryFiles(snapshot: Snapshot): TextFile[] {
  const demos = [...snapshot.demos.values()].flatMap((demo) => readItem(snapshot, demo) ?? []);
  const { config, libraries } = snapshot;
  const list = {
    $schema: `${SCHEMAS}/registry.json`,
    name: folderName(libraries.all[0]?.name),
    homepage: wholeAddress(config, ''),
    items: demos.map(({ item, files }) => ({ ...item, files: files.map(({ text: _, ...file }) => file) })),
  };
  return [
    { path: 'registry.json', text: () => json(list) },
    ...demos.flatMap(({ item, files }) => [
      {
        path: `${ITEMS}${item.name}.json`,
        text: () =>
          json({
            $schema: `${SCHEMAS}/registry-item.json`,
            ...item,
            files: files.map(({ text, ...file }) => ({ ...file, content: text })),
          }),
      },
      ...files.map(({ path, text }) => ({ path, text: () => text })),
    ]),
  ];
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** A folder for the demos of a library: `table-demos`. */
const folderName = (library = '') => [library.replace(/^@[^/]*\//, ''), 'demos'].filter(Boolean).join('-');

/** A demo as an item; undefined if the registry can't have it. */
function readItem(snapshot: Snapshot, demo: SiteDemo) {
  const { files, libraries, config } = snapshot;
  const { id, title, description, entry, parts } = demo;
  const texts = new Map([
    ...parts.values.map(({ name, file }) => [name, files.text(file) ?? ''] as const),
    ...shownSources(demo).map(({ name, text }) => [name, text] as const),
  ]);
  const names = [...texts.keys()];
  if (!isItem({ isBound: files.made.get(demo.file)?.isBound, files: names })) return undefined;
  const own = new Set(libraries.all.flatMap((library) => (library.own ? [library.name] : [])));
  // What is documented from its source may not be published yet in that version.
  const packages = Object.entries(parts.packages)
    .filter(([name]) => !THERE.has(name))
    .map(([name, version]) => (own.has(name) ? name : `${name}@^${version}`));
  const isType = (name: string) => name.startsWith('@types/');
  const folder = demoFolder(`components/${folderName(libraries.all[0]?.name)}/${id}`, names);
  const main = joinPath(folder, shownSources(demo)[0]?.name ?? '');
  return {
    item: {
      name: id,
      // With `registry:file`, shadcn asks for no `components.json`, and leaves the code as it is.
      type: 'registry:item',
      title,
      description: description || undefined,
      dependencies: packages.filter((name) => !isType(name)),
      devDependencies: packages.filter(isType),
      docs: `The component is in ${main}. Its page: ${wholeAddress(config, entry.path.slice(1))}`,
    },
    files: [...texts].map(([name, text]) => ({
      path: joinPath(demoFolder(ITEMS + id, names), name),
      type: 'registry:file',
      target: joinPath(folder, name),
      // shadcn leaves empty files out.
      text: text || '\n',
    })),
  };
}
