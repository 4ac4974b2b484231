import type { TypeData, TypePack } from '../../model/type-messages';

/** Declares that a package has any type: its version came without declarations. */
const UNTYPED = '/untyped-version.d.ts';

/**
 * What the worker needs where a package is of another version. Its declarations lie in the site's folder, below which an import finds
 * them before the installed ones, and these are left out, so that no import of theirs mixes the two.
 */
export function withPack(data: TypeData, { name, files, lacks }: TypePack): TypeData {
  const folder = `/node_modules/${name}`;
  const isInstalled = (path: string) => `${path}/`.includes(`${folder}/`);
  const targets = Object.entries(data.links).flatMap(([from, to]) => (isInstalled(from) ? [`${to}/`] : []));
  const isLeftOut = (path: string) => isInstalled(path) || targets.some((target) => path.startsWith(target));
  const own = Object.entries(files).map(([path, text]) => [`${data.root}${folder}/${path}`, text]);
  const isTyped = own.length > 0;
  return {
    ...data,
    files: {
      ...Object.fromEntries(Object.entries(data.files).filter(([path]) => !isLeftOut(path))),
      ...Object.fromEntries(own),
      ...(isTyped ? {} : { [UNTYPED]: `declare module '${name}';\ndeclare module '${name}/*';\n` }),
    },
    roots: [...data.roots.filter((path) => !isLeftOut(path)), ...(isTyped ? [] : [UNTYPED])],
    links: Object.fromEntries(Object.entries(data.links).filter(([from]) => !isInstalled(from))),
    // Its own source, where the site has that.
    ...(data.paths && {
      paths: Object.fromEntries(
        Object.entries(data.paths).filter(([path]) => path !== name && !path.startsWith(`${name}/`)),
      ),
    }),
    lacks,
  };
}
