// @ts-check
import path from 'node:path';
import ts from 'typescript';

/** Printed without comments: what they say may change at any time. */
const PRINTER = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: false });

/** Schemas' types are long, and what they accept is listed by option. */
const IS_SCHEMA = /(Schema|Option)$/;

/**
 * Reads declarations as others see them.
 * @param {readonly string[]} files to read, absolute, beside what they import
 * @param {string} root of the project
 * @param {Pick<ts.CompilerOptions, 'lib' | 'types'>} known what else there is
 */
export function createDescriber(files, root, known) {
  const { options } = ts.parseJsonConfigFileContent(
    { extends: path.join(root, 'tsconfig.json'), files: [] },
    ts.sys,
    root,
  );
  const program = ts.createProgram([...files], { ...options, ...known, incremental: false });
  const checker = program.getTypeChecker();

  /** @param {string} file */
  function exportsOf(file) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing, or can't be read`);
    return checker.getExportsOfModule(module);
  }

  /** @param {ts.Symbol} symbol */
  const resolve = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);

  return {
    /**
     * The declarations of what modules export, and those of ours that these name.
     * @param {readonly string[]} modules absolute
     * @param {(name: string) => boolean} [isWanted] which exports, by default all
     * @returns {{ exported: string[][], named: string[] }} texts in the order of names, the former by module
     */
    describe(modules, isWanted = () => true) {
      /** @type {Set<ts.Symbol>} */
      const known = new Set();
      /** @type {ts.Symbol[]} */
      const met = [];
      const all = modules.map((file) =>
        exportsOf(file)
          .filter(({ name }) => isWanted(name))
          .sort(byName),
      );
      for (const symbol of all.flat()) known.add(resolve(symbol));
      const meet = (/** @type {ts.Symbol} */ symbol) => {
        if (known.has(symbol) || IS_SCHEMA.test(symbol.name)) return;
        known.add(symbol);
        met.push(symbol);
      };
      const exported = all.map((symbols) => symbols.map((symbol) => print(resolve(symbol), symbol.name, meet)));
      /** @type {[string, string][]} */
      const named = [];
      // What these name is added while they're printed.
      for (const symbol of met) named.push([symbol.name, print(symbol, symbol.name, meet)]);
      named.sort(([a, textA], [b, textB]) => compare(a, b) || compare(textA, textB));
      return { exported, named: named.map(([, text]) => text) };
    },

    /**
     * The properties of an exported type, with what they take.
     * @param {string} file
     * @param {string} name
     * @returns {[name: string, type: string][]}
     */
    propertiesOf(file, name) {
      const symbol = exportsOf(file).find((one) => one.name === name);
      if (!symbol) throw new Error(`${file} exports no ${name}`);
      return checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(resolve(symbol))).map((one) => {
        const type = typeNode(checker.getTypeOfSymbol(one));
        return [
          one.name,
          type
            ? textOf(type)
                .replace(/\s+/g, ' ')
                .replace(/ \| undefined$/, '')
            : '',
        ];
      });
    },
  };

  /**
   * @param {ts.Symbol} symbol
   * @param {string} name that it's exported by
   * @param {(symbol: ts.Symbol) => void} meet told what the declaration names
   */
  function print(symbol, name, meet) {
    const declarations = symbol.declarations ?? [];
    const [first] = declarations;
    if (!first || !isOurs(first)) return `${name}; // of ${packageOf(first)}`;
    /** Signatures of a function without the one that holds its body, if it has others. */
    const overloads = declarations.filter((one) => ts.isFunctionDeclaration(one) && !one.body);
    return (overloads.length > 0 ? overloads : declarations)
      .map((declaration) => {
        const shown = simplify(declaration, name);
        walk(shown, meet);
        const text = PRINTER.printNode(ts.EmitHint.Unspecified, shown, declaration.getSourceFile());
        return text.replace(/^export /, '').replace(/^(?: {4})+/gm, (indent) => indent.slice(indent.length / 2));
      })
      .join('\n');
  }

  /**
   * A declaration without what others don't see.
   * @param {ts.Node} node
   * @param {string} name
   * @returns {ts.Node}
   */
  function simplify(node, name) {
    const { factory } = ts;
    if (ts.isFunctionDeclaration(node)) return simplifyFunction(node, name);
    if (ts.isVariableDeclaration(node)) {
      const { initializer } = node;
      if (!node.type && initializer && ts.isArrowFunction(initializer)) return simplifyFunction(initializer, name);
      const type = node.type ?? typeNode(checker.getTypeAtLocation(node));
      const list = [factory.createVariableDeclaration(name, undefined, type)];
      return factory.createVariableStatement(
        undefined,
        factory.createVariableDeclarationList(list, ts.NodeFlags.Const),
      );
    }
    if (ts.isClassDeclaration(node)) {
      const members = node.members.flatMap((member) => {
        if (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) return [];
        if (ts.isConstructorDeclaration(member))
          return factory.createConstructorDeclaration(undefined, member.parameters.map(simplifyParameter), undefined);
        if (ts.isMethodDeclaration(member))
          return factory.createMethodSignature(
            undefined,
            member.name,
            member.questionToken,
            member.typeParameters,
            member.parameters.map(simplifyParameter),
            member.type ?? returnType(member),
          );
        if (!ts.isPropertyDeclaration(member)) return [];
        const type = member.type ?? typeNode(checker.getTypeAtLocation(member));
        return factory.createPropertySignature(undefined, member.name, member.questionToken, type);
      });
      const { typeParameters, heritageClauses } = node;
      const shown = /** @type {ts.ClassElement[]} */ (/** @type {unknown} */ (members));
      return factory.createClassDeclaration(undefined, name, typeParameters, heritageClauses, shown);
    }
    return ts.transform(node, [withoutInternal]).transformed[0] ?? node;
  }

  /** @param {ts.FunctionDeclaration | ts.ArrowFunction} node @param {string} name */
  function simplifyFunction(node, name) {
    const parameters = node.parameters.map(simplifyParameter);
    const type = node.type ?? returnType(node);
    return ts.factory.createFunctionDeclaration(
      undefined,
      undefined,
      name,
      node.typeParameters,
      parameters,
      type,
      undefined,
    );
  }

  /** @param {ts.ParameterDeclaration} parameter */
  function simplifyParameter(parameter) {
    const { name, dotDotDotToken, initializer, type } = parameter;
    return ts.factory.createParameterDeclaration(
      undefined,
      dotDotDotToken,
      ts.isIdentifier(name) ? name : 'options',
      parameter.questionToken ?? (initializer && ts.factory.createToken(ts.SyntaxKind.QuestionToken)),
      type ?? typeNode(checker.getTypeAtLocation(parameter)),
    );
  }

  /** @param {ts.SignatureDeclaration} node */
  function returnType(node) {
    const signature = checker.getSignatureFromDeclaration(node);
    return signature && typeNode(checker.getReturnTypeOfSignature(signature));
  }

  /** @param {ts.Type} type */
  function typeNode(type) {
    const { NoTruncation, UseAliasDefinedOutsideCurrentScope, MultilineObjectLiterals } = ts.NodeBuilderFlags;
    const flags = NoTruncation | UseAliasDefinedOutsideCurrentScope | MultilineObjectLiterals;
    const node = checker.typeToTypeNode(type, undefined, flags);
    return node && /** @type {ts.TypeNode} */ (ts.transform(node, [sortUnions]).transformed[0]);
  }

  /**
   * Tells of what a declaration names that is declared at the top of one of our modules.
   * @param {ts.Node} node
   * @param {(symbol: ts.Symbol) => void} meet
   */
  function walk(node, meet) {
    if (ts.isIdentifier(node)) {
      // A node that the checker has made has no place in a source, and carries its symbol.
      const made = /** @type {{ symbol?: ts.Symbol }} */ (/** @type {unknown} */ (node)).symbol;
      const found = node.pos < 0 ? made : checker.getSymbolAtLocation(node);
      const symbol = found && resolve(found);
      if (symbol?.declarations?.some((one) => isOurs(one) && isAtTop(one))) meet(symbol);
    }
    ts.forEachChild(node, (child) => walk(child, meet));
  }

  /** @param {ts.Node} node */
  function isOurs(node) {
    const { fileName } = node.getSourceFile();
    // The compiler names files with slashes on Windows, too.
    const packages = path.join(root, 'packages/').replaceAll(path.sep, '/');
    return fileName.startsWith(packages) && !fileName.includes('/node_modules/');
  }
}

/**
 * Leaves out members that are called `[INTERNAL]` or have the tag `@internal`, which change without notice.
 * @type {ts.TransformerFactory<ts.Node>}
 */
const withoutInternal = (context) => (node) => {
  const visit = (/** @type {ts.Node} */ child) => {
    const isInternal =
      ts.isTypeElement(child) &&
      (child.name?.getText() === '[INTERNAL]' ||
        ts.getJSDocTags(child).some(({ tagName }) => tagName.text === 'internal'));
    return isInternal ? undefined : ts.visitEachChild(child, visit, context);
  };
  return ts.visitEachChild(node, visit, context);
};

/**
 * Sorts what the checker has made of unions: it orders them by what it has read first. `undefined` comes last.
 * @type {ts.TransformerFactory<ts.Node>}
 */
const sortUnions = (context) => (node) => {
  const visit = (/** @type {ts.Node} */ child) => {
    const seen = ts.visitEachChild(child, visit, context);
    if (!ts.isUnionTypeNode(seen)) return seen;
    const texts = seen.types.map((type) => /** @type {const} */ ([textOf(type), type]));
    texts.sort(([a], [b]) => Number(a === 'undefined') - Number(b === 'undefined') || compare(a, b));
    return ts.factory.createUnionTypeNode(texts.map(([, type]) => type));
  };
  return visit(node);
};

const NOWHERE = ts.createSourceFile('made.ts', '', ts.ScriptTarget.Latest);

/** @param {ts.Node} node that the checker has made */
const textOf = (node) => PRINTER.printNode(ts.EmitHint.Unspecified, node, NOWHERE);

/** @param {ts.Node} node */
function isAtTop(node) {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return ts.isSourceFile(statement.parent);
}

/** @param {ts.Node | undefined} node */
function packageOf(node) {
  const [, name = 'another package'] =
    /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(node?.getSourceFile().fileName ?? '') ?? [];
  return name;
}

const compare = (/** @type {string} */ a, /** @type {string} */ b) => (a < b ? -1 : a > b ? 1 : 0);
const byName = (/** @type {{ name: string }} */ a, /** @type {{ name: string }} */ b) => compare(a.name, b.name);
