import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../serve';

/** Files of a site that use the public types, and what the engine exports. */
const CONFIG = `
import { defineSite, liveDocs, type ClientLoader, type Messages, type PictureReader, type ServerLoader, type SiteConfig } from 'live-docs';
import { definePlugin, z } from 'live-docs/plugin';
import type { Allowed } from 'live-docs/test';
import { defineConfig } from 'vite';

const pictures: PictureReader = (element) => (element.classes.includes('menu') ? { as: 'box' } : undefined);
export const onServer: ServerLoader = ({ url, request }) => ({ url, language: request.headers['accept-language'] });
export const inBrowser: ClientLoader = ({ url }) => url;
const messages: Messages = { 'nav.Guide': 'Anleitung' };
const config: SiteConfig = {
  title: 'A',
  library: 'a',
  repository: { url: 'https://example.org' },
  head: [{ tag: 'meta', attributes: { name: 'a', content: 'b' } }],
  pictures,
};
export const vite = defineConfig({ plugins: [liveDocs(config)] });
export const texts = Object.keys(messages);
export const allow: Allowed = { label: 'Known.' };
const status = definePlugin({
  name: 'status',
  interface: 1,
  options: z.strictObject({ below: z.string() }),
  setup: ({ below }) => ({ files: ({ pages }) => [{ path: 'status.json', text: () => below + pages.length }] }),
});
export const plugins = [status({ below: '/guide' })];
// @ts-expect-error An option of a plugin that there is not.
status({ above: '/guide' });
// @ts-expect-error An option that there is not.
defineSite({ ...config, titel: 'A' });
// @ts-expect-error A value of another type.
export default defineSite({ ...config, base: 1 });
`;

const COMPONENTS = `
import type { ReactNode } from 'react';
import { Actions, Callout, CodeBlock, Link } from 'live-docs/components';

export const Note = ({ children }: { children: ReactNode }) => (
  <Callout kind="note">
    <Actions><Link to="/guide">{children}</Link></Actions>
  </Callout>
);
export { CodeBlock };
`;

/** A module that imports all that an installed package exports. */
function importAll(root: string, name: string): string {
  const file = path.join(root, 'node_modules', name, 'package.json');
  const { exports } = JSON.parse(readFileSync(file, 'utf8')) as {
    exports: Record<string, { types?: string } | string>;
  };
  const parts = Object.keys(exports).filter((part) => typeof exports[part] === 'object' && exports[part].types);
  return parts.map((part, at) => `export * as part${at} from '${path.posix.join(name, part)}';\n`).join('');
}

/**
 * Type-checks a site against the declarations of the installed engine, its playground and its drawing, without leaving out the declarations themselves.
 * @returns what is wrong with them.
 */
export function checkTypes(root: string): string[] {
  const files = {
    'types.config.ts': CONFIG,
    'types.components.tsx': COMPONENTS,
    'types.playground.ts': importAll(root, 'live-playground'),
    'types.drawing.ts': importAll(root, 'live-drawing'),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, name), text);
  const lib = path.join(root, 'node_modules/live-docs/lib');
  const ours = ['live-docs', 'live-playground', 'live-drawing'].map(
    (name) => `${path.join(root, 'node_modules', name, 'lib')}/`,
  );
  const program = ts.createProgram(
    [...Object.keys(files), 'site.config.ts'].map((name) => path.join(root, name)),
    {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      skipLibCheck: false,
      // Optional: a site whose demos have steps installs it.
      paths: { 'playwright/test': [path.join(ROOT, 'node_modules/playwright/test')] },
    },
  );
  // Other packages' declarations are no concern of this one, and take long to check.
  const problems = program
    .getSourceFiles()
    .filter(({ fileName }) => ours.some((folder) => fileName.startsWith(folder)) || path.dirname(fileName) === root)
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(
      ({ file, messageText }) =>
        `${path.relative(root, file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  const checker = program.getTypeChecker();
  const index = program.getSourceFile(path.join(lib, 'index.d.ts'));
  const module = index && checker.getSymbolAtLocation(index);
  const config = module && checker.getExportsOfModule(module).find(({ name }) => name === 'SiteConfig');
  const options = config && checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(config));
  const silent = options ? findSilent(checker, options) : ['all'];
  return [...problems, ...silent.map((name) => `editors don't show what the option ${name} means`)];
}

/**
 * Options without a comment, at any depth. What isn't written in a schema of ours is left out, such as Vite's own, and so are the
 * directives of the policy.
 */
function findSilent(checker: ts.TypeChecker, type: ts.Type): string[] {
  return checker.getPropertiesOfType(type).flatMap((option) => {
    const file = option.declarations?.[0]?.getSourceFile().fileName ?? '';
    if (!/\/site-config-schema\.d\.ts$|\/features\//.test(file)) return [];
    const value = checker.getNonNullableType(checker.getTypeOfSymbol(option));
    const types = option.name === 'contentSecurityPolicy' ? [] : value.isUnion() ? value.types : [value];
    const inner = types.flatMap((one) =>
      findSilent(checker, checker.getIndexTypeOfType(one, ts.IndexKind.Number) ?? one),
    );
    return [...(option.getDocumentationComment(checker).length > 0 ? [] : [option.name]), ...inner];
  });
}
