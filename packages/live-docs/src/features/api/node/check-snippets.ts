import type { BindingName } from 'typescript';
import type { Problem } from '../../../core/model';
import type { Libraries } from '../../../core/node/library/library';
import { lineAtOrigin } from '../../../core/node/files/made-files';
import type { PageSnippet } from '../../../core/node/compile/markdown/page-output';
import { createApiProgram, type TypeScriptModule } from '../../../core/node/compile/types/create-program';

/** The code blocks of a page. */
export interface SnippetPage {
  /** Id of the page's file, from which imports are looked up. */
  file: string;
  filename: string;
  snippets: PageSnippet[];
}

interface Block extends PageSnippet {
  filename: string;
  /** Id that it is compiled as, without the ending. */
  name: string;
}

/** What is put around a block, so that its lines keep their numbers. */
interface Frame {
  /** Imports and declarations, on the first line. */
  before: string;
  /** Names that blocks below it import. */
  exported: Set<string>;
}

/** What the compiler says where a name is declared nowhere, and where that leaves the type of another open. */
const UNKNOWN_NAME = [2304, 2552, 18004];
const UNKNOWN_TYPE = [2571, 7005, 7006, 7031, 7034, 18046];

/**
 * Code blocks of pages that do not compile, as a reader who copies one would find out. One that imports nothing is
 * a part of something: names that it does not declare are those of the nearest block above it on the page that has
 * them. Otherwise they are imported where one of the given lines does so, and may be anything if none does.
 * @param site its folder, by id, and where its imports lead.
 * @param imports import lines; of those that serve alike, the first is taken.
 */
export function checkSnippets(
  ts: TypeScriptModule,
  { root, libraries }: { root: string; libraries: Libraries },
  pages: SnippetPage[],
  imports: string[] = [],
): Problem[] {
  const blocks: Block[] = pages.flatMap(({ file, filename, snippets }) =>
    snippets.map((snippet, at) => ({ ...snippet, filename, name: `${file}.${at}` })),
  );
  if (blocks.length === 0) return [];
  const idOf = ({ name, lang }: Block) => `${name}.${lang}`;
  const diagnose = (frames: ReadonlyMap<Block, Frame>) => {
    const virtual = new Map(blocks.map((block) => [idOf(block), framed(block, frames.get(block))]));
    const { program } = createApiProgram({
      ts,
      root,
      virtual,
      aliases: libraries.aliases,
      options: { types: ['vite/client'] },
    });
    return blocks.flatMap((block) => {
      const source = program.getSourceFile(idOf(block));
      if (!source) return [];
      const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
      return found.map((diagnostic) => ({ block, source, diagnostic }));
    });
  };

  const first = diagnose(new Map());
  const free = new Map<Block, Set<string>>();
  for (const { block, source, diagnostic } of first) {
    if (!UNKNOWN_NAME.includes(diagnostic.code) || !isPart(block)) continue;
    const { start = 0, length = 0 } = diagnostic;
    free.set(block, (free.get(block) ?? new Set()).add(source.text.slice(start, start + length)));
  }
  const found = free.size > 0 ? diagnose(frameBlocks(ts, blocks, free, imports)) : first;
  return found
    .filter(({ block, diagnostic }) => !(isPart(block) && UNKNOWN_TYPE.includes(diagnostic.code)))
    .map(({ block, source, diagnostic: { start = 0, messageText } }) => ({
      file: block.filename,
      line: lineOf(block, source.getLineAndCharacterOfPosition(start).line),
      found: `the code block does not compile: ${ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\.$/, '')}`,
      expected: 'code that compiles as it stands',
      fix: 'Mend it, complete it, or mark it as "text"',
    }));
}

/** @param at the line in the block, from 0. */
const lineOf = ({ line, lines }: Block, at: number) => (lines ? lineAtOrigin({ lines }, at + 1) : line + at);

/** True for a part of something that has the imports. */
const isPart = ({ text }: Block) => !/^\s*import\b/m.test(text);

const framed = ({ text }: Block, { before, exported }: Frame = { before: '', exported: new Set() }) =>
  before + text + (exported.size > 0 ? `\nexport { ${[...exported].join(', ')} };` : '');

/** Connects blocks with those above them on their page. @param free names that a block uses and doesn't have. */
function frameBlocks(
  ts: TypeScriptModule,
  blocks: Block[],
  free: ReadonlyMap<Block, ReadonlySet<string>>,
  imports: string[],
): Map<Block, Frame> {
  const frames = new Map(blocks.map((block): [Block, Frame] => [block, { before: '', exported: new Set() }]));
  const names = new Map(blocks.map((block) => [block, namesIn(ts, block)]));
  for (const [block, wanted] of free) {
    const above = blocks.slice(0, blocks.indexOf(block)).filter(({ filename }) => filename === block.filename);
    const lines: string[] = [];
    const open: string[] = [];
    for (const name of wanted) {
      const source = above.findLast((other) => names.get(other)?.has(name));
      if (!source) open.push(name);
      else {
        lines.push(`import { ${name} } from './${source.name.slice(source.name.lastIndexOf('/') + 1)}';`);
        if (!names.get(source)?.get(name)) frames.get(source)?.exported.add(name);
      }
    }
    frames.set(block, { ...frames.get(block)!, before: [...lines, declare(open, imports)].join(' ') });
  }
  return frames;
}

/** The names that a block declares or imports, and which of them it exports. */
function namesIn(ts: TypeScriptModule, { text, lang }: Block): Map<string, boolean> {
  const names = new Map<string, boolean>();
  const add = (name: BindingName | undefined, isExported: boolean) => {
    if (!name) return;
    if (ts.isIdentifier(name)) names.set(name.text, isExported);
    else for (const element of name.elements) if (ts.isBindingElement(element)) add(element.name, isExported);
  };
  const source = ts.createSourceFile(`block.${lang}`, text, ts.ScriptTarget.Latest);
  for (const statement of source.statements) {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    const isExported =
      modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) &&
      !modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
    if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations) add(name, isExported);
    else if (ts.isImportDeclaration(statement)) {
      const { name, namedBindings } = statement.importClause ?? {};
      add(name, false);
      if (namedBindings && ts.isNamedImports(namedBindings))
        for (const one of namedBindings.elements) add(one.name, false);
    } else if (
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement)
    )
      add(statement.name, isExported);
  }
  return names;
}

/**
 * Declares names, on one line so that the lines below keep their numbers: by the import that brings the most of them
 * and none that is declared already, as long as there is one.
 */
function declare(names: string[], imports: string[]): string {
  const lines: string[] = [];
  const declared = new Set<string>();
  let open = names;
  while (open.length > 0) {
    const [best] = imports
      .map((line) => ({ line, brought: namesOf(line) }))
      .filter(({ brought }) => brought.some((name) => open.includes(name)))
      .filter(({ brought }) => !brought.some((name) => declared.has(name)))
      .toSorted((a, b) => countOf(b.brought, open) - countOf(a.brought, open));
    // A part of code doesn't say what it leaves open, a value or a type: `any` lets it use the name either way.
    const [name = ''] = open;
    const { line, brought } = best ?? { line: `declare const ${name}: any; type ${name} = any;`, brought: [name] };
    lines.push(line);
    for (const name of brought) declared.add(name);
    open = open.filter((name) => !declared.has(name));
  }
  return lines.join(' ');
}

/** The names that an import line declares. */
const namesOf = (line: string) => line.replace(/ from .*/, '').match(/\b(?!(?:import|type)\b)\w+/g) ?? [];
const countOf = (names: string[], among: string[]) => names.filter((name) => among.includes(name)).length;
