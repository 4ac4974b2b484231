import { build, parseSync, type ESTree, type Rolldown } from 'vite';
import { COMPILER_NAMES } from '../model/type-messages';
import { MADE_FOR } from './made-for';

/** Where the compiler's own code begins and where its server begins, in `typescript.js`. */
const START = '// src/compiler/corePublic.ts';
const END = '// src/server/_namespaces/ts.ts';

/**
 * Source files of the compiler, or folders of them, that no question about types reaches: emit, watching, refactoring,
 * formatting and the like. Their functions throw, so that the bundler drops what only they use.
 */
const LEFT_OUT = [
  'compiler/builder',
  'compiler/executeCommandLine.ts',
  'compiler/resolutionCache.ts',
  'compiler/sourcemap.ts',
  'compiler/tracing.ts',
  'compiler/transformer.ts',
  'compiler/transformers/',
  'compiler/tsbuild',
  'compiler/watch',
  'services/breakpoints.ts',
  'services/callHierarchy.ts',
  'services/classifier',
  'services/codeFixProvider.ts',
  'services/codefixes/',
  'services/documentHighlights.ts',
  'services/exportInfoMap.ts',
  'services/findAllReferences.ts',
  'services/formatting/',
  'services/getEditsForFileRename.ts',
  'services/importTracker.ts',
  'services/inlayHints.ts',
  'services/mapCode.ts',
  'services/navigateTo.ts',
  'services/navigationBar.ts',
  'services/organizeImports.ts',
  'services/outliningElementsCollector.ts',
  'services/pasteEdits.ts',
  'services/preparePasteEdits.ts',
  'services/refactorProvider.ts',
  'services/refactors/',
  'services/rename.ts',
  'services/smartSelection.ts',
  'services/suggestionDiagnostics.ts',
  'services/textChanges.ts',
  'services/transform.ts',
  'services/transpile.ts',
].map((name) => `src/${name}`);

/** Functions in those files that checking, messages, completion or definitions need nevertheless. */
const NEEDED = [
  'explainIfFileIsRedirectAndImpliedFormat',
  'fileIncludeReasonToDiagnostics',
  'getContextNode',
  'getMatchedFileSpec',
  'getMatchedIncludeSpec',
  'getNoopSymbolTrackerWithResolver',
  'getRangeOfEnclosingComment',
  'getTextSpan',
  'isCompoundAssignment',
  'isContextWithStartAndEndNode',
  'isInitializedProperty',
  'toContextSpan',
];

/** Functions elsewhere that are left out. */
const UNUSED = ['emitFiles'];

/** Methods of the language service that stay. */
const METHODS = [
  'cleanupSemanticCache',
  'dispose',
  'getCompletionEntryDetails',
  'getCompletionEntrySymbol',
  'getCompletionsAtPosition',
  'getCompilerOptionsDiagnostics',
  'getDefinitionAtPosition',
  'getProgram',
  'getQuickInfoAtPosition',
  'getSemanticDiagnostics',
  'getSignatureHelpItems',
  'getSyntacticDiagnostics',
  'getTypeDefinitionAtPosition',
];

/** An entry of the compiler's list of messages: its name, the two numbers, and the rest after the name for translations. */
const MESSAGE = /^(\s+)(\w+): (?:\/\* @__PURE__ \*\/ )?diag\((-?\d+), (\d+)(?: \/\*[^*]*\*\/)?, "\w+", (.*)\),?$/gm;

interface Replacement {
  start: number;
  end: number;
  text: string;
}

/**
 * Makes of TypeScript a module that answers questions about types and does nothing else: a fifth of it.
 * @param source text of `typescript.js`.
 * @returns a module that exports `COMPILER_NAMES`.
 * @throws if the text isn't built as this expects: another version of TypeScript needs another look at this file.
 */
export async function trimCompiler(source: string): Promise<string> {
  const shaken = await bundle(`${leaveOut(source)}\nexport { ${COMPILER_NAMES.join(', ')} };`, false);
  return bundle(leaveOutMessages(shaken), true);
}

/** Makes the parts that aren't used throw, and the rest a plain module whose unused functions a bundler can find. */
function leaveOut(source: string): string {
  const text = source.slice(expectIndex(source, START), expectIndex(source, END));
  const { program, errors } = parseSync('typescript.js', text);
  if (errors.length > 0) fail(`a syntax error: ${errors[0]?.message}`);
  const fileOf = sectionsOf(text);
  const isLeftOut = (node: ESTree.Node) => LEFT_OUT.some((file) => fileOf(node.start).startsWith(file));
  const namespaces = new Map<string, Map<string, string>>();
  const edits: Replacement[] = [];
  const done = new Set<string>();
  const stub = (name: string, { body }: { body: ESTree.Node | null }) => {
    if (body) edits.push({ start: body.start, end: body.end, text: `{ throw new Error('${name} is left out'); }` });
    done.add(name);
  };
  const remove = ({ start, end }: ESTree.Node) => edits.push({ start, end, text: '' });

  for (const node of program.body) {
    const exported = node.type === 'ExpressionStatement' && readNamespace(node.expression);
    if (exported) {
      namespaces.set(...exported);
      remove(node);
    } else if (node.type === 'FunctionDeclaration') {
      const name = node.id?.name ?? '';
      if (NEEDED.includes(name)) done.add(name);
      else if (UNUSED.includes(name) || isLeftOut(node)) stub(name, node);
      else if (name === 'createLanguageService')
        unusedMethods(node).forEach((method) => stub(method.id?.name ?? '', method));
      // The same in a browser and in Node, where the tests run: files are those that the host has.
      else if (name === 'isNodeLikeSystem' && node.body) {
        edits.push({ start: node.body.start, end: node.body.end, text: '{ return false; }' });
        done.add(name);
      }
    } else if (node.type === 'VariableDeclaration') {
      const sys = node.declarations.find(({ id }) => id.type === 'Identifier' && id.name === 'sys')?.init;
      if (!sys) continue;
      edits.push({ start: sys.start, end: sys.end, text: 'undefined' });
      done.add('sys');
    } else if (isLeftOut(node)) {
      // Registers refactorings and fixes.
      if (node.type === 'ExpressionStatement') remove(node);
      if (node.type === 'ClassDeclaration') {
        for (const member of node.body.body)
          if (member.type === 'MethodDefinition' && member.kind !== 'constructor')
            stub(node.id?.name ?? '', member.value);
      }
    }
  }
  for (const name of [...NEEDED, ...UNUSED, 'isNodeLikeSystem', 'sys']) if (!done.has(name)) fail(`no "${name}"`);
  return inlineNamespaces(replaceAll(text, edits), namespaces);
}

/** Functions of `createLanguageService` that are methods of its result and aren't used. */
function unusedMethods(service: ESTree.Function): ESTree.Function[] {
  const statements = service.body?.body ?? [];
  const result = statements
    .flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []))
    .find(({ id }) => id.type === 'Identifier' && id.name === 'ls')?.init;
  if (result?.type !== 'ObjectExpression') return fail('no object "ls" in createLanguageService');
  const methods = new Map(
    result.properties.flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier' && property.value.type === 'Identifier'
        ? [[property.key.name, property.value.name] as const]
        : [],
    ),
  );
  for (const name of METHODS) if (!methods.has(name)) fail(`no method "${name}"`);
  const used = new Set(METHODS.map((name) => methods.get(name)));
  const unused = new Set([...methods.values()].filter((name) => !used.has(name)));
  return statements.filter(
    (node): node is ESTree.Function => node.type === 'FunctionDeclaration' && unused.has(node.id?.name ?? ''),
  );
}

/** `__export(names, { name: () => local })`: what a namespace of the compiler's own sources consists of. */
function readNamespace(node: ESTree.Expression): [name: string, members: Map<string, string>] | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== '__export') return;
  const [name, members] = node.arguments;
  if (name?.type !== 'Identifier' || members?.type !== 'ObjectExpression') return fail('another form of __export');
  return [
    name.name,
    new Map(
      members.properties.map((member) => {
        if (member.type !== 'Property' || member.key.type !== 'Identifier') return fail('another form of __export');
        const { value } = member;
        if (value.type !== 'ArrowFunctionExpression' || value.body.type !== 'Identifier')
          return fail('another form of __export');
        return [member.key.name, value.body.name];
      }),
    ),
  ];
}

/** Writes `local` for `names.name`: a namespace as an object would hold all that it consists of. */
function inlineNamespaces(text: string, namespaces: Map<string, Map<string, string>>): string {
  const inlined = text.replace(
    /\b(\w+_exports\d*)\.([\w$]+)/g,
    (whole, name: string, member: string) => namespaces.get(name)?.get(member) ?? whole,
  );
  // One namespace may hold another.
  return inlined === text ? text : inlineNamespaces(inlined, namespaces);
}

/** Leaves out messages that no code names, and the names of the others for translations. */
function leaveOutMessages(text: string): string {
  const used = new Set([...text.matchAll(/\bDiagnostics\.(\w+)/g)].map(([, name]) => name));
  let count = 0;
  const trimmed = text.replace(
    MESSAGE,
    (_, indent: string, name: string, code: string, category: string, rest: string) => {
      count += 1;
      return used.has(name) ? `${indent}${name}: diag(${code}, ${category}, "", ${rest}),` : '';
    },
  );
  if (count < 1500) fail(`${count} messages`);
  return trimmed;
}

/** Which source file of the compiler a place in the text is from. */
function sectionsOf(text: string): (at: number) => string {
  const sections = [...text.matchAll(/^\/\/ (src\/\S+)$/gm)].map((match) => ({
    at: match.index,
    file: match[1] ?? '',
  }));
  for (const file of LEFT_OUT)
    if (!sections.some((section) => section.file.startsWith(file))) fail(`no file "${file}"`);
  return (at) => sections.findLast((section) => section.at <= at)?.file ?? '';
}

function replaceAll(text: string, edits: Replacement[]): string {
  let result = '';
  let end = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return result + text.slice(end);
}

const ENTRY = '\0compiler';

/** Drops what isn't reached. */
async function bundle(code: string, minify: boolean): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'compiler',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? { code, moduleType: 'js' } : undefined),
      },
    ],
    build: {
      write: false,
      target: 'esnext',
      minify: minify && 'oxc',
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code;
}

function expectIndex(text: string, part: string): number {
  const at = text.indexOf(part);
  return at < 0 ? fail(`no "${part}"`) : at;
}

function fail(found: string): never {
  throw new Error(
    `typescript.js isn't built as expected: ${found}. ` +
      `live-playground is made for TypeScript ${MADE_FOR.typescript}: install that version, or adapt src/internals/trim-compiler.ts`,
  );
}
