// @ts-check
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { build } from 'vite';

/** Folder of the bundled packages, from that of the compiled modules. */
const FOLDER = 'bundled';

/** Imports of one name: how its package is known from there. @typedef {{ names: Set<string>, isWhole: boolean }} Used */
/** A name that a module imports. @typedef {{ literal: ts.StringLiteralLike, names?: string[] }} Import */

/**
 * Bundles what a compiled package imports of its `devDependencies`, so that nobody who installs it has to install these, and what
 * they need. Packages in `dependencies` stay imports. A package with types in the public declarations has to be one of them.
 * @param {string} folder of the package, absolute
 * @param {string} lib folder of its compiled modules, absolute
 * @returns {Promise<string[]>} names of the packages that were bundled, with those that they brought
 * @throws {Error} if a public declaration imports a package that is bundled.
 */
export async function bundlePackages(folder, lib) {
  /** @type {Record<string, Record<string, string>>} */
  const {
    devDependencies = {},
    dependencies = {},
    peerDependencies = {},
  } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const isBundled = (/** @type {string} */ name) => Object.hasOwn(devDependencies, packageName(name));
  /** @type {Map<string, Used>} */
  const used = new Map();
  for (const file of readdirSync(lib, { recursive: true, encoding: 'utf8' })) {
    const absolute = path.join(lib, file);
    if (!/\.m?[jt]s$/.test(file)) continue;
    const text = readFileSync(absolute, 'utf8');
    const imports = findImports(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)).filter(({ literal }) =>
      isBundled(literal.text),
    );
    if (imports.length === 0) continue;
    const { text: first = '' } = imports[0]?.literal ?? {};
    if (file.endsWith('.d.ts'))
      throw new Error(`${absolute}: takes types of "${first}", which is bundled. Make it one of "dependencies".`);
    for (const { literal, names } of imports) {
      const known = used.get(literal.text) ?? { names: new Set(), isWhole: false };
      used.set(literal.text, known);
      if (names) for (const name of names) known.names.add(name);
      else known.isWhole = true;
    }
    writeFileSync(absolute, redirect(text, imports, file));
  }
  const external = Object.keys({ ...dependencies, ...peerDependencies });
  return used.size === 0 ? [] : await writeBundle(used, external, folder, path.join(lib, FOLDER));
}

/** `@scope/name` of `@scope/name/part`. @param {string} name */
const packageName = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** Name of the module that an import leads to. @param {string} name */
const fileName = (name) => name.replace(/^@/, '').replace(/\.js$/, '').replaceAll('/', '-');

/**
 * The imports of a module, in their order: of names, and of all that there is (`import * as`, `import()`, `require`).
 * @param {ts.SourceFile} module
 */
function findImports(module) {
  /** @type {Import[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteralLike(node.moduleSpecifier)) {
      const { name, namedBindings } = node.importClause ?? {};
      const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
      const names = [...(name ? ['default'] : []), ...named.map((one) => (one.propertyName ?? one.name).text)];
      const isWhole = namedBindings && ts.isNamespaceImport(namedBindings);
      found.push({ literal: node.moduleSpecifier, ...(isWhole ? {} : { names }) });
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteralLike(node.moduleSpecifier)) {
      const { exportClause: clause } = node;
      const isNamed = clause && ts.isNamedExports(clause);
      const names = isNamed ? clause.elements.map((one) => (one.propertyName ?? one.name).text) : undefined;
      found.push({ literal: node.moduleSpecifier, ...(names && { names }) });
    } else if (ts.isCallExpression(node)) {
      const [name] = node.arguments;
      const loads = node.expression.kind === ts.SyntaxKind.ImportKeyword || node.expression.getText() === 'require';
      if (loads && name && ts.isStringLiteralLike(name)) found.push({ literal: name });
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      if (ts.isStringLiteralLike(node.argument.literal)) found.push({ literal: node.argument.literal });
    }
    ts.forEachChild(node, visit);
  };
  visit(module);
  return found;
}

/**
 * Leads imports of a module to what is bundled.
 * @param {string} text
 * @param {Import[]} imports
 * @param {string} file its path from the folder of compiled modules
 */
function redirect(text, imports, file) {
  let redirected = '';
  let end = 0;
  for (const { literal } of imports) {
    const target = `${path.posix.relative(path.posix.dirname(file.replaceAll('\\', '/')), FOLDER)}/${fileName(literal.text)}.js`;
    // Between its quotes.
    redirected += text.slice(end, literal.getStart() + 1) + (target.startsWith('.') ? target : `./${target}`);
    end = literal.getEnd() - 1;
  }
  return redirected + text.slice(end);
}

/** Starts the id of a module that exports what is used of a package. */
const ENTRY = '\0entry:';

/**
 * Writes a module for each import, and chunks that they share: a package is there once.
 * @param {Map<string, Used>} used
 * @param {string[]} external packages that stay imports
 * @param {string} root folder that the packages are found from
 * @param {string} outDir
 * @returns {Promise<string[]>} names of the packages
 */
async function writeBundle(used, external, root, outDir) {
  const output = await build({
    configFile: false,
    root,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true, external },
    plugins: [
      {
        name: 'bundle-packages',
        enforce: 'pre',
        resolveId: (id) => (id.startsWith(ENTRY) ? id : undefined),
        load: (id) => (id.startsWith(ENTRY) ? exportsOf(id.slice(ENTRY.length), used) : undefined),
      },
    ],
    build: {
      ssr: true,
      outDir,
      minify: false,
      target: 'node20',
      rolldownOptions: {
        input: Object.fromEntries([...used.keys()].map((name) => [fileName(name), ENTRY + name])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
  const chunks = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  const ids = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? Object.keys(chunk.modules) : []));
  const folders = new Set(ids.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []));
  const packages = [...folders].map(readPackage).sort((a, b) => (a.name < b.name ? -1 : 1));
  writeFileSync(path.join(outDir, 'LICENSES.txt'), packages.map(({ text }) => text).join(`\n${'-'.repeat(80)}\n\n`));
  return packages.map(({ name }) => name);
}

/** @param {string} name @param {Map<string, Used>} used */
function exportsOf(name, used) {
  const from = JSON.stringify(name);
  const { names = new Set(), isWhole = false } = used.get(name) ?? {};
  // A package without a default export has an undefined one then, which nothing asks for.
  if (isWhole) return `import * as all from ${from};\nexport * from ${from};\nexport default all['default'];`;
  return `export { ${[...names].join(', ')} } from ${from};`;
}

/** What has to be said of a package: its name, and the licence that it comes with. @param {string} folder */
function readPackage(folder) {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const terms = file && existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8') : '';
  return { name: String(name), text: `${name} ${version}\nLicence: ${license}\n\n${terms.trim()}\n` };
}
