import ts from 'typescript';
import { expect, it } from 'vitest';
import { formatProblem } from 'live-playground/model';
import { ownLibrary } from '../../../../tests/unit/own-library';
import { storeOf, testInput } from '../../../../tests/unit/snapshot-of';
import { findProblems, findWarnings } from '../../../core/node/output/data/find-problems';

const badge = (name: string) => ({
  [`packages/${name}/package.json`]: `{ "name": "@example/${name}", "version": "1.0.0" }`,
  [`packages/${name}/src/index.ts`]: `export interface ${name.toUpperCase()}Props { text?: string }
export function Badge(props: ${name.toUpperCase()}Props): null { return null; }`,
});

it('fails the build, and says which packages export a name that a page asks for, and which name is near', async () => {
  const root = await ownLibrary({
    'package.json': '{ "name": "@example/stepper", "version": "1.0.0", "workspaces": ["packages/*"] }',
    'docs/index.mdx': '---\ntitle: Badges\n---\n\n<API id="Badge" />\n\n<API id="BProp" />\n\n<API id="AProps" />\n',
    ...badge('a'),
    ...badge('b'),
  });
  const input = testInput({ library: ['@example/stepper', '@example/a', '@example/b'], apiParser: true });
  const store = storeOf(root, input);
  const [result, snapshot] = [await store.api(async () => ts), await store.snapshot()];
  const lenient = { ...snapshot, config: { ...snapshot.config, deadLinks: 'warn' as const } };
  const problems = findProblems(snapshot, result);
  expect([findWarnings(lenient, result), findProblems(lenient, result)]).toEqual([problems, []]);
  expect(problems.map(formatProblem)).toEqual([
    'docs/index.mdx:5: <API id="Badge">, which @example/a and @example/b export. Expected a name that one of the packages exports. Add a file to docs/api whose "type" and "import" say which one is meant.',
    'docs/index.mdx:7: <API id="BProp">, and no package of the site exports that. Expected an export of @example/stepper, @example/a, @example/b, or the id of a file in docs/api. Write "BProps", the nearest match, or correct the id.',
  ]);
});
