import ts from 'typescript';
import { packageOf } from '../build/check-packages';

/** What of Sandpack has another name here. */
const NAMES: Readonly<Record<string, string>> = {
  Sandpack: 'Playground',
  SandpackProvider: 'PlaygroundProvider',
  SandpackCodeEditor: 'Editor',
  SandpackPreview: 'Preview',
  SandpackConsole: 'Console',
  useSandpack: 'usePlayground',
};

/** What `useSandpack().sandpack` has under another name, or the same. */
const MEMBERS: Readonly<Record<string, string>> = {
  files: 'files',
  error: 'error',
  status: 'state',
  activeFile: 'active',
  updateFile: 'setFile',
  addFile: 'setFile',
  deleteFile: 'removeFile',
  setActiveFile: 'setActive',
  openFile: 'setActive',
  resetAllFiles: 'reset',
  runSandpack: 'run',
};

/** Templates of React, with the file that has their component. */
const TEMPLATES: Readonly<Record<string, string>> = {
  'react': 'App.js',
  'react-ts': 'App.tsx',
  'vite-react': 'App.jsx',
  'vite-react-ts': 'App.tsx',
};

/** What to do about properties and options that have no counterpart; none for those that nothing needs to be done about. */
const ADVICE: Readonly<Record<string, string>> = {
  theme: 'Set the variables of [data-playground] in CSS; light and dark follow `color-scheme`',
  style: 'Put it on an element around it',
  className: 'Put it on an element around it',
  visibleFiles: 'Give the other files `hidden: true`',
  readOnly: 'Give the files `readOnly: true`',
  externalResources: 'List stylesheets of packages in --packages, and import them in the code',
  editorHeight: 'Set the height of an element around it',
  showConsoleButton: 'Lay out `Editor`, `Preview` and `Console` below a `PlaygroundProvider`',
  environment: 'Code runs in React',
  devDependencies: 'Edited code is compiled without them: leave them out',
  SandpackFileExplorer: 'Leave it out: the tabs of `Editor` show the files',
  SandpackThemeProvider: 'Leave it out: `style.css` has the colours',
  getSandpackCssText: 'Leave it out: `style.css` is a stylesheet',
  useActiveCode: 'Use `files` and `active` of usePlayground()',
  useSandpackNavigation: 'Use `run` of usePlayground()',
};

/** An edit of a text. */
interface Edit {
  from: number;
  to: number;
  insert: string;
}

/** Something that has no counterpart, or that somebody has to look at. */
export interface Note {
  /** From 1. */
  line: number;
  found: string;
  fix: string;
}

/** A file as it should be. */
export interface Converted {
  /** The same where nothing could be converted. */
  text: string;
  notes: Note[];
  /** What edited code imports, as far as the file says. */
  packages: string[];
}

/** Options that nothing needs to be done about. */
const UNNEEDED =
  /^(autorun|autoReload|bundlerURL|bundlerTimeOut|recompile\w+|showTabs|showLineNumbers|showInlineErrors|showConsole|closableTabs)$/;

const SANDPACK = /^@codesandbox\/sandpack-/;

/**
 * Makes a file that uses Sandpack use live-playground. Edits replace what they're about and nothing around it.
 * @returns undefined if the file doesn't import Sandpack; `fault` if it can't be parsed.
 */
export function convertSandpack(file: string, text: string): Converted | { fault: Note } | undefined {
  if (!/@codesandbox\/sandpack-/.test(text)) return undefined;
  const { diagnostics } = ts.transpileModule(text, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, allowJs: true },
  });
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineOf = (at: number) => source.getLineAndCharacterOfPosition(at).line + 1;
  const [wrong] = diagnostics ?? [];
  if (wrong)
    return {
      fault: {
        line: lineOf(wrong.start ?? 0),
        found: ts.flattenDiagnosticMessageText(wrong.messageText, ' ').replace(/\.$/, ''),
        fix: 'Correct it, and run the command again',
      },
    };

  const edits: Edit[] = [];
  const notes: Note[] = [];
  const packages = new Set<string>();
  const nodes: ts.Node[] = [];
  const collect = (node: ts.Node) => {
    nodes.push(node);
    ts.forEachChild(node, collect);
  };
  collect(source);
  const note = (node: ts.Node, found: string, fix: string) =>
    notes.push({ line: lineOf(node.getStart(source)), found, fix });
  const replace = (node: ts.Node, insert: string) => edits.push({ from: node.getStart(source), to: node.end, insert });
  /** Takes a node away with the space before it. */
  const remove = (node: ts.Node) => edits.push({ from: node.getFullStart(), to: node.end, insert: '' });
  const shorten = (node: ts.Node) => {
    const line = node.getText(source).replace(/\s+/g, ' ');
    return line.length > 60 ? `${line.slice(0, 57)}...` : line;
  };
  const declarations = new Map(
    nodes
      .filter(ts.isVariableDeclaration)
      .flatMap((node) => (ts.isIdentifier(node.name) ? [[node.name.text, node] as const] : [])),
  );
  /** What an expression is, without types around it, and where a constant of this file says it. */
  const valueOf = (node: ts.Expression | undefined): ts.Expression | undefined => {
    if (!node) return undefined;
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
      return valueOf(node.expression);
    if (!ts.isIdentifier(node)) return node;
    const declared = declarations.get(node.text);
    return declared && ts.isVariableDeclarationList(declared.parent) && declared.parent.flags & ts.NodeFlags.Const
      ? valueOf(declared.initializer)
      : node;
  };

  const stringOf = (node: ts.Expression | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : undefined);
  /** The properties of an object with their names and values; none of anything else. */
  const propertiesOf = (object: ts.Expression | undefined) =>
    object && ts.isObjectLiteralExpression(object)
      ? object.properties.map((property) => ({
          property,
          key: property.name?.getText(source) ?? '',
          value: ts.isPropertyAssignment(property) ? valueOf(property.initializer) : undefined,
        }))
      : [];

  const imports = nodes
    .filter(ts.isImportDeclaration)
    .filter(({ moduleSpecifier: name }) => ts.isStringLiteral(name) && SANDPACK.test(name.text));
  const specifiers = imports.flatMap(({ importClause }) => {
    const bindings = importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
  });
  const importedOf = ({ propertyName, name }: ts.ImportSpecifier) => (propertyName ?? name).text;
  /** What each local name stands for in Sandpack. */
  const locals = new Map(specifiers.map((each) => [each.name.text, importedOf(each)]));
  const elements = nodes.filter(
    (node): node is ts.JsxOpeningElement | ts.JsxSelfClosingElement =>
      ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node),
  );
  const partOf = ({ tagName }: ts.JsxOpeningLikeElement) =>
    ts.isIdentifier(tagName) ? locals.get(tagName.text) : undefined;
  const isRoot = (part: string | undefined) => part === 'Sandpack' || part === 'SandpackProvider';
  const attributeOf = (element: ts.JsxOpeningLikeElement, name: string) =>
    element.attributes.properties.filter(ts.isJsxAttribute).find((each) => each.name.getText(source) === name);
  const expressionOf = (attribute: ts.JsxAttribute | undefined): ts.Expression | undefined => {
    const value = attribute?.initializer;
    if (value && ts.isJsxExpression(value)) return valueOf(value.expression);
    return value && ts.isStringLiteral(value) ? value : undefined;
  };

  // Of other frameworks, nothing has a counterpart: such a file stays as it is.
  for (const element of elements.filter((each) => isRoot(partOf(each)))) {
    const attribute = attributeOf(element, 'template');
    if (attribute && !Object.hasOwn(TEMPLATES, stringOf(expressionOf(attribute)) ?? ''))
      note(
        attribute,
        `${shorten(attribute)} isn't one of ${Object.keys(TEMPLATES).join(', ')}`,
        'Keep Sandpack here, or write the code for React. The file stays as it is',
      );
  }
  if (notes.length > 0) return { text, notes, packages: [] };

  // Names.
  const taken = new Set(nodes.filter(ts.isIdentifier).map(({ text }) => text));
  const renamed = new Map<string, string>();
  const taking: string[] = [];
  const staying: string[] = [];
  const unused = new Set<string>();
  /** True for a theme that only properties name that go. */
  const isUnusedTheme = ({ name }: ts.ImportSpecifier) =>
    nodes.every((node) => {
      if (!ts.isIdentifier(node) || node.text !== name.text || node.parent === name.parent) return true;
      const attribute = ts.findAncestor(node, ts.isJsxAttribute);
      const element = attribute?.parent.parent;
      return attribute?.name.getText(source) === 'theme' && element !== undefined && isRoot(partOf(element));
    });
  for (const specifier of specifiers) {
    const [imported, local] = [importedOf(specifier), specifier.name.text];
    const { [imported]: name } = NAMES;
    if (imported === 'SandpackLayout')
      note(specifier, 'SandpackLayout has no counterpart', 'Lay the parts out by the `div` that takes its place');
    else if (name === undefined) {
      if (isUnusedTheme(specifier)) {
        unused.add(specifier.getText(source));
        continue;
      }
      staying.push(specifier.getText(source));
      note(specifier, `${imported} has no counterpart`, ADVICE[imported] ?? 'Replace it, or leave it out');
    } else {
      const own = local !== imported ? local : taken.has(name) ? `Live${name[0]!.toUpperCase()}${name.slice(1)}` : name;
      if (own !== local) renamed.set(local, own);
      taking.push(own === name ? name : `${name} as ${own}`);
    }
  }
  for (const identifier of nodes.filter(ts.isIdentifier)) {
    const { parent } = identifier;
    const own = renamed.get(identifier.text);
    const isName =
      (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) &&
      parent.name === identifier;
    if (own !== undefined && !isName && !ts.isImportSpecifier(parent)) replace(identifier, own);
    const isTag =
      ts.isJsxOpeningElement(parent) || ts.isJsxSelfClosingElement(parent) || ts.isJsxClosingElement(parent);
    if (isTag && locals.get(identifier.text) === 'SandpackLayout') replace(identifier, 'div');
  }
  const quote = /from\s*"/.test(text) ? '"' : "'";
  const end = imports.some((each) => each.getText(source).endsWith(';')) ? ';' : '';
  let first = true;
  for (const each of imports) {
    const bindings = each.importClause?.namedBindings;
    const own = bindings && ts.isNamedImports(bindings) ? bindings.elements.map((one) => one.getText(source)) : [];
    const kept = own.filter((one) => staying.includes(one));
    if (own.length === 0) {
      note(each, `${shorten(each)} has no counterpart`, 'Leave it out');
      continue;
    }
    if (kept.length === own.length) continue;
    if (own.every((one) => unused.has(one))) {
      const next = /^\r?\n/.exec(text.slice(each.end))?.[0].length ?? 0;
      edits.push({ from: each.getStart(source), to: each.end + next, insert: '' });
      continue;
    }
    const lines = [`import { ${taking.join(', ')} } from ${quote}live-playground/react${quote}${end}`];
    if (first) lines.push(`import ${quote}live-playground/style.css${quote}${end}`);
    if (kept.length > 0) lines.push(`import { ${kept.join(', ')} } from ${each.moduleSpecifier.getText(source)}${end}`);
    replace(each, (first && taking.length > 0 ? lines : lines.slice(2)).join(/\r\n/.test(text) ? '\r\n' : '\n'));
    first = false;
  }

  const addImports = (code: string) => {
    for (const { fileName } of ts.preProcessFile(code, true, true).importedFiles)
      if (!/^[./]/.test(fileName) && !/^[a-z]+:/.test(fileName)) packages.add(fileName);
  };
  const plain = (name: string) => name.replace(/^\/+/, '');

  /** @returns what the files are called, and the one that is shown first; undefined if they come from elsewhere. */
  const convertFiles = (attribute: ts.JsxAttribute) => {
    const value = expressionOf(attribute);
    if (!value || !ts.isObjectLiteralExpression(value)) {
      note(
        attribute,
        `${shorten(attribute)} comes from elsewhere`,
        "Take the slash off the start of the names there, and add the files that Sandpack's template brings",
      );
      return undefined;
    }
    const names: string[] = [];
    let active: string | undefined;
    for (const property of value.properties) {
      const { name } = property;
      if (!ts.isPropertyAssignment(property) || !name || ts.isComputedPropertyName(name)) {
        note(
          property,
          `the files in ${shorten(property)} aren't known here`,
          'Take the slash off the start of their names',
        );
        continue;
      }
      const path = plain(ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : name.getText(source));
      names.push(path);
      if (ts.isStringLiteral(name) && name.text.startsWith('/'))
        edits.push({
          from: name.getStart(source) + 1,
          to: name.getStart(source) + 1 + name.text.length - path.length,
          insert: '',
        });
      if (/\.html?$/.test(path) || /^(src\/)?(index|main)\.[jt]sx?$/.test(path))
        note(
          property,
          `${path} mounts the app in Sandpack`,
          'Leave it out: a playground mounts the default export of `entry`',
        );
      const file = valueOf(property.initializer);
      const options = propertiesOf(file);
      for (const [at, { property: inner, key }] of options.entries()) {
        if (key !== 'active' || !ts.isPropertyAssignment(inner)) continue;
        if (inner.initializer.kind === ts.SyntaxKind.TrueKeyword) active = path;
        const next = options[at + 1]?.property;
        const before = options[at - 1]?.property;
        edits.push(
          next
            ? { from: inner.getStart(source), to: next.getStart(source), insert: '' }
            : { from: before?.end ?? inner.getStart(source), to: inner.end, insert: '' },
        );
      }
      const code = stringOf(options.find(({ key }) => key === 'code')?.value ?? file);
      if (path === 'package.json') readDependencies(code ?? '');
      else addImports(code ?? '');
    }
    return { names, active };
  };
  const readDependencies = (json: string) => {
    const [, inner = ''] = /"dependencies"\s*:\s*\{([^}]*)\}/.exec(json) ?? [];
    for (const [, name = ''] of inner.matchAll(/"([^"]+)"\s*:/g)) packages.add(name);
  };
  const convertSetup = (attribute: ts.JsxAttribute): string | undefined => {
    let entry: string | undefined;
    const properties = propertiesOf(expressionOf(attribute));
    if (properties.length === 0)
      note(attribute, `${shorten(attribute)} isn't known here`, 'List its dependencies in --packages');
    for (const { property, key, value } of properties) {
      const text = stringOf(value);
      if (key === 'dependencies' && value && ts.isObjectLiteralExpression(value)) {
        for (const each of value.properties) {
          if (each.name && !ts.isComputedPropertyName(each.name))
            packages.add(each.name.getText(source).replace(/^['"]|['"]$/g, ''));
          else note(each, `the dependencies in ${shorten(each)} aren't known here`, 'List them in --packages');
        }
      } else if (key === 'entry' && text !== undefined) {
        if (!/^(src\/)?(index|main)\./.test(plain(text))) entry = plain(text);
      } else
        note(property, `${shorten(property)} has no counterpart`, ADVICE[key] ?? 'List dependencies in --packages');
    }
    remove(attribute);
    return entry;
  };
  /** @returns the properties that say the same. */
  const convertOptions = (attribute: ts.JsxAttribute): string[] => {
    const options = expressionOf(attribute);
    const added: string[] = [];
    if (!options || !ts.isObjectLiteralExpression(options))
      note(attribute, `${shorten(attribute)} isn't known here`, 'Pass `active`, `start` and `autorun` instead');
    for (const { property, key, value } of propertiesOf(options)) {
      const text = stringOf(value);
      if (key === 'activeFile' && value)
        added.push(text === undefined ? `active={${value.getText(source)}}` : `active="${plain(text)}"`);
      else if (key === 'autorun' && value?.kind === ts.SyntaxKind.FalseKeyword) added.push('autorun={false}');
      else if (key === 'initMode' && text !== undefined) {
        if (text === 'immediate') added.push('start="now"');
      } else if (!UNNEEDED.test(key))
        note(
          property,
          `the option ${shorten(property)} has no counterpart`,
          ADVICE[key] ?? 'Leave it out, or build it with the parts',
        );
    }
    remove(attribute);
    return added;
  };

  for (const element of elements) {
    const part = partOf(element);
    if (part === undefined || !(part in NAMES || part === 'SandpackLayout')) continue;
    const added: string[] = [];
    let setupEntry: string | undefined;
    let files: ReturnType<typeof convertFiles>;
    let template = 'react';
    for (const attribute of element.attributes.properties) {
      if (ts.isJsxSpreadAttribute(attribute)) {
        note(attribute, `what ${shorten(attribute)} passes isn't known here`, 'Pass the properties of live-playground');
        continue;
      }
      const name = attribute.name.getText(source);
      if (isRoot(part) && name === 'files') files = convertFiles(attribute);
      else if (isRoot(part) && name === 'customSetup') setupEntry = convertSetup(attribute);
      else if (isRoot(part) && name === 'options') added.push(...convertOptions(attribute));
      else if (isRoot(part) && name === 'template') {
        template = stringOf(expressionOf(attribute)) ?? template;
        remove(attribute);
      } else if (
        name === 'key' ||
        (name === 'className' && isRoot(part)) ||
        (name === 'extensions' && part === 'SandpackCodeEditor') ||
        (part === 'SandpackLayout' && /^(className|style)$/.test(name))
      )
        continue;
      else {
        remove(attribute);
        if (!/^(show(Tabs|LineNumbers|InlineErrors)|closableTabs)$/.test(name))
          note(
            attribute,
            `the property ${shorten(attribute)} has no counterpart`,
            ADVICE[name] ?? 'Leave it out, or build it with the parts',
          );
      }
    }
    if (!isRoot(part)) continue;
    const main = TEMPLATES[template] ?? 'App.js';
    const names = files?.names ?? [main];
    const isEntry = (name: string) =>
      name
        .split('/')
        .at(-1)!
        .replace(/\.[jt]sx?$/, '') === 'App';
    const found = [setupEntry, main].find((name) => name !== undefined && names.includes(name)) ?? names.find(isEntry);
    const isPassed = element.attributes.properties.some(ts.isJsxSpreadAttribute) || attributeOf(element, 'files');
    if (!isPassed)
      note(element, "`files` isn't passed, which Sandpack's template brings", 'Pass the files of the code');
    else if (found === undefined)
      note(
        element,
        `no file in \`files\` is ${main}, which Sandpack's template brings`,
        'Add the file, or change `entry`',
      );
    if (files?.active !== undefined && !added.some((each) => each.startsWith('active')))
      added.push(`active="${files.active}"`);
    const at = element.tagName.end;
    const own = [`assets="/playground/"`, `entry="${found ?? main}"`, ...added].join(' ');
    edits.push({ from: at, to: at, insert: ` ${own}` });
  }

  // The hook.
  const members = new Set<string>();
  const renameMember = (name: ts.Node, before: string) => {
    const { [before]: after } = MEMBERS;
    if (after === undefined)
      note(name, `useSandpack() has \`${before}\`, which has no counterpart`, 'See what `usePlayground` returns');
    else if (before === 'status')
      note(name, '`status` is `state`, which has other values', 'Compare it with idle, loading, running or failed');
    return after;
  };
  for (const call of nodes.filter(ts.isCallExpression)) {
    if (!ts.isIdentifier(call.expression) || locals.get(call.expression.text) !== 'useSandpack') continue;
    const { parent } = call;
    const pattern =
      ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name) ? parent.name : undefined;
    const element = pattern?.elements.find(
      ({ propertyName, name }) => (propertyName ?? name).getText(source) === 'sandpack',
    );
    if (!pattern || !element) {
      note(
        call,
        'what useSandpack() returns is used in another way',
        'usePlayground() returns what was in its `sandpack`',
      );
      continue;
    }
    for (const other of pattern.elements)
      if (other !== element)
        note(
          other,
          `useSandpack() has \`${other.getText(source)}\`, which has no counterpart`,
          'Read the state from `usePlayground`',
        );
    const rest = pattern.elements.length > 1;
    if (ts.isIdentifier(element.name)) {
      members.add(element.name.text);
      if (!rest) replace(pattern, element.name.text);
      else
        note(
          call,
          '`sandpack` is the whole of what usePlayground() returns',
          `Write \`const ${element.name.text} = usePlayground()\``,
        );
      continue;
    }
    if (!ts.isObjectBindingPattern(element.name)) continue;
    const inner = element.name.elements.map((each) => {
      const before = (each.propertyName ?? each.name).getText(source);
      const after = renameMember(each, before) ?? before;
      const local = each.name.getText(source);
      return after === local ? local : `${after}: ${local}`;
    });
    if (!rest) replace(pattern, `{ ${inner.join(', ')} }`);
  }
  for (const access of nodes.filter(ts.isPropertyAccessExpression)) {
    if (!ts.isIdentifier(access.expression) || !members.has(access.expression.text)) continue;
    const before = access.name.text;
    const after = renameMember(access.name, before);
    if (after !== undefined && after !== before) replace(access.name, after);
    const entry = access.parent;
    if (before !== 'files' || !ts.isElementAccessExpression(entry)) continue;
    const code = entry.parent;
    if (ts.isPropertyAccessExpression(code) && code.name.text === 'code')
      edits.push({ from: entry.end, to: code.end, insert: '' });
  }

  const sorted = edits.toSorted((a, b) => a.from - b.from || a.to - b.to);
  let result = '';
  let at = 0;
  for (const { from, to, insert } of sorted) {
    if (from < at) continue;
    result += text.slice(at, from) + insert;
    at = to;
  }
  const names = [
    ...new Set(
      [...packages].map((name) =>
        name.endsWith('.css') ? name : /^react(-dom)?\//.test(name) ? packageOf(name) : name,
      ),
    ),
  ];
  return { text: result + text.slice(at), notes: notes.toSorted((a, b) => a.line - b.line), packages: names.sort() };
}
