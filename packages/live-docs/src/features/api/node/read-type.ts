import type TypeScript from 'typescript';
import { typeText, type ApiDefinition, type ApiType, type ApiTypePart } from '../../../core/model';
import { TYPE_NAME } from 'live-playground/types';
import type { ApiProgram } from '../../../core/node/compile/types/create-program';
import { resolve } from './library-exports';

/** Longest foreign declaration that is shown whole. */
const SHORT = 420;

/** Types that React keeps for itself, and says so in their names. */
const HATCH = /\bDO_NOT_USE_/;
/** Such a type as a choice in a union. */
const HATCHES = /\|\s*(?:React\.)?DO_NOT_USE_\w+\[\s*keyof [\w.]+\s*\]\s*/g;

/** Names in types, and what they stand for. */
export interface TypeReader {
  /**
   * A type as it is written, on one line.
   * @param actual what it is where it's used: type parameters of its declaration may stand for other types there.
   */
  inline(node: TypeScript.TypeNode, actual?: TypeScript.Type): ApiType;
  /** A type that is written nowhere as it is here, as the compiler writes it. Only names that came up are marked. */
  computed(type: TypeScript.Type): ApiType;
  /** What a type is that has no members: of a name, what that stands for. */
  whole(type: TypeScript.Type): ApiType;
  /** Code in which names that came up are marked. */
  marked(code: string): ApiType;
  /** The name of a declaration. */
  named(name: TypeScript.Identifier): ApiType;
  /** Makes the name of a type one that came up. */
  learn(type: TypeScript.Type): void;
  /** What each name that came up stands for. */
  definitions(): Record<string, ApiDefinition>;
}

type Marks = { start: number; end: number; name: string; symbol: TypeScript.Symbol }[];

/** @param isLibrary tells files of the documented package: its declarations are shown whole. */
export function createTypeReader(api: ApiProgram, isLibrary: (file: string) => boolean): TypeReader {
  const { ts, program, checker } = api;
  /** What each name that came up stands for. */
  const symbols = new Map<string, TypeScript.Symbol>();
  /** Names that came up in declarations of other packages alone. */
  const distant = new Set<string>();
  const definitions: Record<string, ApiDefinition> = {};

  /** The named types below a node, in order; type parameters are no names of types. */
  const namesIn = (root: TypeScript.Node): Marks => {
    const marks: Marks = [];
    const add = (name: TypeScript.Node) => {
      const found = checker.getSymbolAtLocation(name);
      const symbol = found && resolve(api, found);
      const TYPES = ts.SymbolFlags.Type & ~ts.SymbolFlags.TypeParameter;
      if (symbol && symbol.flags & TYPES && symbol.declarations?.length && !HATCH.test(name.getText())) {
        marks.push({ start: name.getStart(), end: name.end, name: name.getText(), symbol });
      }
    };
    const visit = (node: TypeScript.Node): void => {
      if (ts.isTypeReferenceNode(node)) add(node.typeName);
      if (ts.isExpressionWithTypeArguments(node)) add(node.expression);
      ts.forEachChild(node, visit);
    };
    visit(root);
    return marks.sort((a, b) => a.start - b.start);
  };

  /**
   * The text from one place to another with its names marked, comments left out.
   * @param isForeign true within the declaration of another package.
   */
  const mark = (
    source: TypeScript.SourceFile,
    start: number,
    end: number,
    marks: Marks,
    isForeign = false,
  ): ApiType => {
    const parts: ApiType = [];
    const plain = (from: number, to: number) => {
      const text = source.text
        .slice(from, to)
        .replace(/\/\*[\s\S]*?\*\/\s*|\/\/[^\n]*\n\s*/g, '')
        .replace(HATCHES, '');
      if (text) parts.push(text);
    };
    let at = start;
    for (const { name, symbol, ...place } of marks) {
      plain(at, place.start);
      parts.push(define(name, symbol, isForeign));
      at = place.end;
    }
    plain(at, end);
    return parts;
  };

  /** A name with what it stands for, which is kept. */
  const define = (name: string, symbol: TypeScript.Symbol, isForeign = false): ApiTypePart => {
    // As it is called from outside: `React.Key`, whatever its file calls it.
    const of = checker.getFullyQualifiedName(symbol).replace(/^".*"\.?/, '');
    const declaration = symbol.declarations?.find(isType) ?? symbol.declarations?.[0];
    const known = symbols.get(of);
    // The first to come by a name has it; another of the same name is shown as text.
    if (!declaration || (known && known !== symbol)) return name;
    if (!known || (!isForeign && distant.delete(of))) {
      symbols.set(of, symbol);
      if (isForeign) distant.add(of);
      definitions[of] = { text: [] };
      const file = declaration.getSourceFile();
      definitions[of] = isLibrary(file.fileName)
        ? { text: own(declaration) }
        : { text: foreign(declaration, isForeign), from: packageOf(program, file) };
    }
    return of === name ? { name } : { name, of };
  };

  const isType = (node: TypeScript.Node) =>
    ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isEnumDeclaration(node);

  /** Where a declaration starts that needs no `export` and no `declare`. */
  const startOf = (node: TypeScript.Node): number => {
    const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
    return modifiers?.length ? modifiers[modifiers.length - 1]!.end + 1 : node.getStart();
  };

  const own = (node: TypeScript.Declaration): ApiType =>
    ts.isClassDeclaration(node) && !node.getSourceFile().isDeclarationFile
      ? outline(node)
      : mark(node.getSourceFile(), startOf(node), node.end, namesIn(node));

  /** A class as its declarations would have it: its public members, without what they do. */
  const outline = (node: TypeScript.ClassDeclaration): ApiType => {
    const names = namesIn(node);
    const { Private, Protected } = ts.ModifierFlags;
    const text = (start: number, end: number) =>
      mark(
        node.getSourceFile(),
        start,
        end,
        names.filter((one) => one.start >= start && one.end <= end),
      );
    const members = node.members.flatMap((member) => {
      const isHidden = ts.getCombinedModifierFlags(member) & (Private | Protected);
      if (!member.name || ts.isPrivateIdentifier(member.name) || isHidden) return [];
      const written = 'type' in member ? (member.type as TypeScript.TypeNode | undefined) : undefined;
      const method = ts.isMethodDeclaration(member) ? member : undefined;
      const actual = method && checker.getSignatureFromDeclaration(method)?.getReturnType();
      const type = written ? [] : [': ', ...markKnown(toText(actual ?? checker.getTypeAtLocation(member)))];
      const end = method?.body?.pos ?? (method ?? written ?? member.name).end;
      return ['\n  ', ...text(member.getStart(), end), ...type, ';'];
    });
    return [...text(startOf(node), node.members.pos), ...members, members.length > 0 ? '\n}' : ' }'];
  };

  /**
   * A declaration of another package: whole where that is short, else its name.
   * @param isDistant where one of another package led there: then it is whole only if it leads nowhere else.
   */
  const foreign = (node: TypeScript.Declaration, isDistant: boolean): ApiType => {
    const source = node.getSourceFile();
    const [start, end] = [startOf(node), node.end];
    const names = namesIn(node);
    const isShort = mark(source, start, end, []).join('').length <= SHORT;
    if (isType(node) && isShort && !(isDistant && names.length > 0)) {
      return indentLess(mark(source, start, end, names, true));
    }
    const name = ts.getNameOfDeclaration(node)?.getText() ?? '';
    if (ts.isTypeAliasDeclaration(node)) return [`type ${name} = …`];
    const parameters = ts.isInterfaceDeclaration(node) ? (node.typeParameters ?? []) : [];
    const list = parameters.length > 0 ? `<${parameters.map((one) => one.name.text).join(', ')}>` : '';
    return [`${ts.isClassDeclaration(node) ? 'class' : 'interface'} ${name}${list} { … }`];
  };

  /** True where a type is written with the type parameters of the declaration around it. */
  const hasParameters = (written: TypeScript.TypeNode): boolean => {
    const visit = (node: TypeScript.Node): boolean => {
      const symbol = ts.isTypeReferenceNode(node) ? checker.getSymbolAtLocation(node.typeName) : undefined;
      const isOuter = (one: TypeScript.Declaration) => one.pos < written.pos || one.end > written.end;
      if (symbol && symbol.flags & ts.SymbolFlags.TypeParameter && symbol.declarations?.some(isOuter)) return true;
      return ts.forEachChild(node, visit) ?? false;
    };
    return visit(written);
  };

  const FLAGS = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
  const toText = (type: TypeScript.Type, flags = 0) =>
    hidePaths(checker.typeToString(type, undefined, FLAGS | flags))
      .replace(/ \| undefined$/, '')
      .replace(/(\?: [^,;()]*?) \| undefined(?=[,;)])/g, '$1')
      // A function needs no parentheses where it's alone.
      .replace(/^\((\([^()]*\) => [^()|&]*)\)$/, '$1');

  /** A type, or the parts of a union without `undefined`, which an optional member may be anyway. A function alone has no parentheses. */
  const withoutUndefined = (node: TypeScript.TypeNode): readonly TypeScript.TypeNode[] => {
    if (!ts.isUnionTypeNode(node)) return [node];
    const rest = node.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
    const [only, ...others] = rest;
    if (rest.length === node.types.length || !only) return [node];
    return others.length === 0 && ts.isParenthesizedTypeNode(only) ? [only.type] : rest;
  };

  /** What a type with parameters is where they stand for other types; undefined where nothing is known of these. */
  const filledIn = (node: TypeScript.TypeNode, actual: TypeScript.Type): string | undefined => {
    if (!hasParameters(node) || checker.getTypeFromTypeNode(node) === actual) return undefined;
    const text = toText(actual);
    if (plainType(text) === plainType(node.getText())) return undefined;
    const unknowns = (one: string) => one.match(/\b(?:any|unknown)\b/g)?.length ?? 0;
    return unknowns(text) > unknowns(node.getText()) ? undefined : text;
  };

  /** Marks the names that came up in a text. */
  const markKnown = (text: string): ApiType => {
    const parts: ApiType = [];
    for (const word of text.split(/([A-Za-z_$][\w$.]*)/)) {
      const of = [word, `React.${word}`].find((name) => Object.hasOwn(definitions, name));
      const last = parts.at(-1);
      if (of !== undefined) parts.push(of === word ? { name: word } : { name: word, of });
      else if (typeof last === 'string') parts[parts.length - 1] = last + word;
      else if (word) parts.push(word);
    }
    return parts;
  };

  return {
    inline(node, actual) {
      const text = actual && filledIn(node, actual);
      if (text !== undefined) {
        for (const { name, symbol } of namesIn(node)) define(name, symbol);
        return markKnown(text);
      }
      return withoutUndefined(node).flatMap((one, at) => {
        const parts = mark(one.getSourceFile(), one.getStart(), one.end, namesIn(one)).map((part) =>
          typeof part === 'string' ? plainText(part) : part,
        );
        return at > 0 ? [' | ', ...parts] : parts;
      });
    },
    computed: (type) => markKnown(toText(type)),
    whole: (type) => markKnown(toText(type, ts.TypeFormatFlags.InTypeAlias)),
    marked: markKnown,
    named(name) {
      const symbol = checker.getSymbolAtLocation(name);
      return symbol ? [define(checker.getFullyQualifiedName(symbol), symbol)] : [];
    },
    learn(type) {
      const symbol = nameOf(type);
      if (symbol) define(symbol.name, symbol);
    },
    definitions: () => definitions,
  };
}

/** The name that a type is declared by, if any: not the one that its table gives it. */
function nameOf({ symbol, aliasSymbol }: TypeScript.Type): TypeScript.Symbol | undefined {
  return [symbol, aliasSymbol].find((one) => one && one.name !== TYPE_NAME && !one.name.startsWith('__'));
}

/** Takes off the indentation that a declaration has from its place. */
function indentLess(parts: ApiType): ApiType {
  const text = typeText(parts);
  const indents = [...text.matchAll(/\n( *)(?=\S)/g)].map((match) => match[1]?.length ?? 0);
  const indent = `\n${' '.repeat(Math.min(...indents, text.length))}`;
  return parts.map((part) =>
    typeof part === 'string'
      ? part
          .replaceAll(indent, '\n')
          // A union is indented a step further than its name.
          .replace(/\n(?=\|)/g, '\n    ')
          .replace(/\n;$/, ';')
      : part,
  );
}

const plainText = (text: string) => text.replace(/\s+/g, ' ');

/** The package that a file belongs to; the language's own libraries are `TypeScript`. */
function packageOf(program: TypeScript.Program, file: TypeScript.SourceFile): string {
  if (program.isSourceFileDefaultLibrary(file)) return 'TypeScript';
  const name = /.*\/node_modules\/(?:@types\/)?((?:@[^/]+\/)?[^/]+)/.exec(file.fileName)?.[1];
  // Other files count as the library's: no path of this machine is shown.
  return name ?? '';
}

/**
 * A type's text without what differs between compilers that emit the same type: quotes, the namespace of React, bars before
 * the first constituent, semicolons before a brace, parentheses around everything.
 */
export function plainType(text: string): string {
  return text
    .replaceAll('"', "'")
    .replace(/\bReact\.(?=[A-Z])/g, '')
    .replace(/\s+/g, ' ')
    .replace(/;? \}/g, ' }')
    .replace(/([:=(<,]|^) ?\| /g, (_match, before: string) => (/[:=,]/.test(before) ? `${before} ` : before))
    .replace(/\{ \}/g, '{}')
    .trim();
}

/** A type as the compiler writes it, without the paths of this machine: `import("/home/me/kit/src/part").Part` is `Part`. */
export const hidePaths = (text: string): string =>
  text.replace(/\bimport\((["'])[^"']*\1\)\./g, '').replace(/\bimport\((["'])[^"']*?([^"'/]*)\1\)/g, 'import($1$2$1)');
