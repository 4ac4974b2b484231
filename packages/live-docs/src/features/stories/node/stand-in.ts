import { childOf, listOf, type Node } from '../../../core/node/compile/live/node';
import { lineAt } from '../../../core/node/compile/demos/line-at';
import type { Problem } from '../../../core/model';
import { findReferences } from './find-references';
import { nameOf, type Module } from './read-module';
import { STORYBOOK } from './story-printer';

/** Addons whose parts previews use, and that say nothing to readers. */
const ADDONS = /^(chromatic(\/|$)|storybook-dark-mode$|msw-storybook-addon$|@whitespace\/storybook-addon)/;

/** True for a package of Storybook, and for its addons. */
const isStorybook = (source: string) => STORYBOOK.test(source) || ADDONS.test(source);

/**
 * A file with what it imports of Storybook taken from another one: nobody has to install Storybook. Types and pages of MDX are left out.
 * Its lines stay.
 * @param standIn how the file is to import it. @param names what that exports.
 */
export function replaceStorybook(
  { file, text, body, imports }: Module,
  standIn: string,
  names: ReadonlySet<string>,
): { text: string; problems: Problem[] } {
  const problems: Problem[] = [];
  let [done, at] = ['', 0];
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const source = String(childOf(statement, 'source')?.['value']);
    const breaks = text.slice(statement.start, statement.end).split('\n').length - 1;
    const replace = (by: string) => {
      done += text.slice(at, statement.start) + by + '\n'.repeat(breaks);
      at = statement.end;
    };
    // Pages are shown beside stories, and not by them.
    if (source.endsWith('.mdx'))
      replace(
        listOf(statement, 'specifiers')
          .map((one) => `const ${nameOf(childOf(one, 'local'))} = undefined;`)
          .join(' '),
      );
    if (!isStorybook(source)) continue;
    const specifiers = listOf(statement, 'specifiers').flatMap((specifier) => {
      const local = nameOf(childOf(specifier, 'local'));
      const { imported, isType } = imports.get(local) ?? { imported: '*', isType: true };
      if (isType || !isValue(body, local)) return [];
      if (!names.has(imported) && imported !== '*')
        problems.push({
          file,
          line: lineAt(text, statement.start),
          found: `import of "${imported}" of ${source}, which runs in Storybook alone`,
          expected: 'what stories need of it: arguments, decorators, hooks, functions that log',
          fix: 'Take it out of the story, or write this example as a demo',
        });
      return imported === '*' ? `* as ${local}` : imported === local ? local : `${imported} as ${local}`;
    });
    const all = specifiers.filter((one) => one.startsWith('*'));
    const list = specifiers.filter((one) => !one.startsWith('*'));
    const lines = [
      ...all.map((one) => `import ${one} from '${standIn}';`),
      ...(list.length > 0 ? [`import { ${list.join(', ')} } from '${standIn}';`] : []),
    ];
    replace(lines.join(' '));
  }
  return { text: done + text.slice(at), problems };
}

/** True for a name that is used beside types. */
function isValue(body: readonly Node[], name: string): boolean {
  return body.some(
    (statement) =>
      statement.type !== 'ImportDeclaration' &&
      findReferences(statement).some(
        (one) => one.name === name && !one.parents.some(({ type }) => type.startsWith('TS') && !RUNNING.test(type)),
      ),
  );
}

/** Of TypeScript, and around values. */
const RUNNING = /^TS(As|Satisfies|NonNull|Instantiation)Expression$|^TSTypeAssertion$|^TS(Enum|Module)/;

/** Packages that a file imports, as it writes them. */
export const packagesOf = ({ body }: Module): string[] => [
  ...new Set(
    body.flatMap((statement) => {
      const source = String(childOf(statement, 'source')?.['value'] ?? '');
      const isTyped = statement['importKind'] === 'type' || statement['exportKind'] === 'type';
      return /^(@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*/i.test(source) && !isTyped && !isStorybook(source) ? [source] : [];
    }),
  ),
];
