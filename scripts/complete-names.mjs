// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Endings of sources. */
const ENDINGS = ['.ts', '.tsx'];

/**
 * Completes the names by which a compiled module refers to others, as Node and browsers need them: `./a` becomes `./a.js` or
 * `./a/index.js`, and `new URL('./worker.ts', import.meta.url)` the address of what is compiled of it.
 * @param {string} text the module, or its declarations
 * @param {string} source absolute path of the source that it was compiled of
 * @param {string} folder of all sources, absolute
 * @throws {Error} if it refers to a file that isn't there, or isn't in the folder.
 */
export function completeNames(text, source, folder) {
  let completed = '';
  let end = 0;
  for (const name of findNames(ts.createSourceFile(source, text, ts.ScriptTarget.Latest, true))) {
    // Between its quotes.
    const start = name.getStart() + 1;
    completed += text.slice(end, start) + completeName(name.text, source, folder);
    end = name.getEnd() - 1;
  }
  return completed + text.slice(end);
}

/**
 * The relative names in a module, in their order: of imports, exports, types of imports, and addresses of files beside it.
 * @param {ts.SourceFile} module
 */
export function findNames(module) {
  /** @type {ts.StringLiteralLike[]} */
  const names = [];
  /** @param {ts.Node | undefined} node */
  const add = (node) => {
    if (node && ts.isStringLiteralLike(node) && /^\.\.?(\/|$)/.test(node.text)) names.push(node);
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0]);
    else if (ts.isNewExpression(node) && node.expression.getText() === 'URL' && isModuleAddress(node.arguments?.[1]))
      add(node.arguments?.[0]);
    ts.forEachChild(node, visit);
  };
  visit(module);
  return names;
}

/** @param {ts.Node | undefined} node */
const isModuleAddress = (node) => node?.getText() === 'import.meta.url';

/**
 * @param {string} address as the source has it, with Vite's query if it has one
 * @param {string} source
 * @param {string} folder
 */
function completeName(address, source, folder) {
  const [name = '', ...query] = address.split(/(?=\?)/);
  return completePath(name, source, folder) + query.join('');
}

/**
 * @param {string} name
 * @param {string} source
 * @param {string} folder
 */
function completePath(name, source, folder) {
  const file = path.resolve(path.dirname(source), name);
  if (file !== folder && !file.startsWith(folder + path.sep))
    throw new Error(`${source}: refers to "${name}", which isn't in the package's src. Expected a package's name.`);
  const ending = ENDINGS.find((one) => name.endsWith(one));
  if (ending && existsSync(file)) return `${name.slice(0, -ending.length)}.js`;
  if (isSource(file)) return `${name}.js`;
  if (isSource(path.join(file, 'index'))) return `${name}/index.js`;
  if (existsSync(file)) return name;
  throw new Error(`${source}: refers to "${name}", and there is no such file. Expected a source or an asset.`);
}

/** @param {string} name absolute path without ending */
const isSource = (name) => ENDINGS.some((ending) => existsSync(name + ending));
