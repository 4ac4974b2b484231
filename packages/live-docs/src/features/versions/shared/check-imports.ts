import { listVersions, type ApiHistory, type ApiVersion } from '../../../core/model';
import { isThereIn, type Fates } from './find-fates';
import type { ModuleUse } from './find-imports';
import { placeOfNode, type Finding, type UpgradeFacts, type Words } from './finding';
import { fill, SAYINGS, type Sayings } from './sayings';

type Modules = NonNullable<ApiHistory['modules']>;

/**
 * What becomes of an import: of its package, its module and its names.
 * @param fates of modules; undefined if the package isn't installed.
 */
export function checkImport(
  { literal, library, module, names }: ModuleUse,
  { history: { read, modules = {} }, sayings = SAYINGS }: UpgradeFacts,
  to: ApiVersion,
  fates: Fates | undefined,
  words: Words,
): Finding[] {
  const path = moduleIn(modules, module);
  const isThere = (exported: string, inside: string) => isThereIn(read, modules, inside, exported, to.id);
  // Declarations don't say what else a package has, such as stylesheets.
  const isGone = path !== undefined && !Object.keys(modules[path] ?? {}).some((exported) => isThere(exported, path));
  const renamed =
    library === to.name ? [] : [renamedPackage(literal, library, { read, sayings }, to, path !== undefined && !isGone)];
  const isAtRoot = (exported: string) => exported !== 'default' && isThere(exported, '.');
  const fromRoot = fill(sayings.root, { name: to.name });

  if (isGone) {
    const canMove = names.length > 0 && names.every(({ name }) => isAtRoot(name));
    const gone: Finding = {
      ...placeOfNode(literal),
      level: 'error',
      rule: 'removed',
      name: literal.text,
      message: fill(sayings.file, { name: module, to: `${to.name} ${to.version}` }) + (canMove ? fromRoot : ''),
      ...(canMove ? { replacement: to.name } : {}),
    };
    return [...renamed, gone];
  }
  const shown = (name: string, inside: string) =>
    name === 'default' ? fill(sayings.default, { name: inside }) : fill(sayings.export, { name, module: inside });
  const lost = names.flatMap(({ name, node }): Finding[] => {
    const fate = path === undefined ? undefined : fates?.get(path)?.get(name);
    if (!fate) return [];
    const said = words.exported(shown(name, literal.text), fate);
    const canMove = fate.kind === 'removed' && path !== '.' && isAtRoot(name);
    const moved = canMove ? { message: said.message + fromRoot, replacement: to.name } : {};
    return [{ ...placeOfNode(node), ...said, ...moved }];
  });
  return [...renamed, ...lost];
}

/** @param isCertain true if the package has the module by its new name, too. */
function renamedPackage(
  literal: ModuleUse['literal'],
  library: string,
  { read, sayings }: Pick<ApiHistory, 'read'> & { sayings: Sayings },
  to: ApiVersion,
  isCertain: boolean,
): Finding {
  const first = listVersions({ read }).find(({ name }) => name === to.name) ?? to;
  const text = to.name + literal.text.slice(library.length);
  const quote = literal.getText().charAt(0);
  const [start, end] = [literal.getStart(), literal.getEnd()];
  const edit = { file: literal.getSourceFile().fileName, start, end, text: `${quote}${text}${quote}` };
  const doubt = isCertain ? '' : sayings.look;
  return {
    ...placeOfNode(literal),
    level: 'error',
    rule: 'renamed',
    name: library,
    message: fill(sayings.package, { name: library, to: to.name, since: first.version, text }) + doubt,
    since: `${first.name} ${first.version}`,
    replacement: text,
    ...(isCertain ? { fix: { edits: [edit] } } : {}),
  };
}

/** How the history calls a module, if it knows it: `es` has the files of `lib`. */
function moduleIn(modules: Modules, module: string): string | undefined {
  const plain = module.replace(/\/index$/, '');
  const names = [plain, plain.replace(/^es(?=\/|$)/, 'lib'), plain.replace(/^lib(?=\/|$)/, 'es')];
  return names.find((name) => name === '.' || Object.hasOwn(modules, name));
}
