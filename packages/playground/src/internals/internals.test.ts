import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createElement } from 'react';
import * as refresh from 'react-refresh/runtime';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../../tests/support/write-files';
import { MADE_FOR, REACT_VERSIONS, unfitPackages } from './made-for';
import { resetWarnings } from './reset-warnings';
import { trialRenderer } from './trial-renderer';

const require = createRequire(import.meta.url);
/** Folder of this package. */
const PACKAGE = path.resolve(import.meta.dirname, '../..');

it('names the versions that package.json has', () => {
  const { dependencies, devDependencies, peerDependencies } = JSON.parse(
    readFileSync(path.join(PACKAGE, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>;
  expect({ ...dependencies, ...devDependencies }).toMatchObject(MADE_FOR);
  const { oldest, newestMajor } = REACT_VERSIONS;
  const range = `>=${oldest.join('.')}.0 <${newestMajor + 1}`;
  expect(peerDependencies).toEqual({ 'react': range, 'react-dom': range });
});

it('says which package has another version, and what to do', () => {
  expect(unfitPackages()).toEqual([]);
  expect(unfitPackages(() => '1.0.0')).toEqual([
    {
      file: 'package.json',
      found: 'react-refresh 1.0.0 is installed',
      expected: 'react-refresh 0.19.0, whose inner parts live-playground uses',
      fix: 'Remove what overrides the version, and run "npm install"',
    },
  ]);
  const [missing] = unfitPackages(() => undefined);
  expect(missing?.found).toBe('the package "react-refresh" isn\'t installed');
});

it('finds what renders on trial in the React that is installed', () => {
  const { renderToString } = require(trialRenderer(PACKAGE)) as { renderToString(element: unknown): string };
  expect(renderToString(createElement('b', null, 'a'))).toBe('<b>a</b>');
});

it('says that a React has nothing that renders on trial', async () => {
  const root = await writeFiles({
    'package.json': '{}',
    'node_modules/react-dom/package.json': JSON.stringify({ name: 'react-dom', version: '20.0.0' }),
  });
  expect(() => trialRenderer(root)).toThrow(
    'package.json: react-dom 20.0.0 is installed, which has no file cjs/react-dom-server-legacy.browser.development.js. Expected a version that live-playground was made for: 18.3, or 19.0 to 19.3. Update live-playground, or install react-dom 18.3, or 19.0 to 19.3.',
  );
});

it('says that a React declares its warnings in another way', () => {
  const { transform } = resetWarnings();
  const handle = (id: string) =>
    typeof transform === 'object' && Reflect.apply(transform.handler, undefined, ['exports.version: "20.0.0"', id]);
  expect(() => handle('/react-dom/cjs/react-dom-client.development.js')).toThrow(
    'react-dom 20.0.0 is installed, which declares its warnings in another way',
  );
  expect(() => handle('/react/cjs/react-jsx-runtime.development.js')).not.toThrow();
});

it('refreshes a component that is registered again under its id', () => {
  const [before, after] = [function Demo() {}, function Demo() {}];
  refresh.register(before, 'a Demo');
  refresh.setSignature(before, 'useState{0}', false, () => []);
  expect(refresh.performReactRefresh()).toBeNull();
  refresh.register(after, 'a Demo');
  expect(refresh.getFamilyByType(before)?.current).toBe(before);
  expect(refresh.performReactRefresh()?.staleFamilies.size).toBe(1);
  expect(refresh.isLikelyComponentType(after)).toBe(true);
});
