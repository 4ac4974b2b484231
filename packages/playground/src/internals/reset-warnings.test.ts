import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { addReset } from './reset-warnings';

/** A site with React 18. */
const OTHER_REACT = path.resolve(import.meta.dirname, '../../../../tests/fixtures/other-react');

const require = createRequire(import.meta.url);

it('resets what is declared for the whole file', () => {
  const code = [
    '(function () {',
    '    function warn() {',
    '      var didWarn = !1;',
    '    }',
    '    var didWarnAboutKeys = {},',
    '      other = 1,',
    '      didWarnAboutMaps = !1;',
    '  })();',
  ].join('\n');
  expect(addReset(code)).toContain('push(() => { didWarnAboutKeys = {}; didWarnAboutMaps = !1; });');
});

it('finds the warnings of React 18', () => {
  const file = path.join(OTHER_REACT, 'node_modules/react-dom/cjs/react-dom.development.js');
  const reset = addReset(readFileSync(file, 'utf8'));
  for (const name of ['didWarnControlledToUncontrolled', 'warnedProperties', 'ownerHasKeyUseWarning'])
    expect(reset).toMatch(new RegExp(`push\\(.* ${name} = `));
  // What a function declares can't be reached from here.
  expect(reset).not.toMatch(/push\(.* warnedAbout = /);
});

it('finds the warnings of the React that is installed', () => {
  const code = readFileSync(
    require.resolve('react-dom/package.json').replace('package.json', 'cjs/react-dom-client.development.js'),
    'utf8',
  );
  const reset = addReset(code);
  for (const name of [
    'ownerHasKeyUseWarning',
    'didWarnAboutUseFormState',
    'didWarnUncontrolledToControlled',
    'warnedProperties',
  ])
    expect(reset).toMatch(new RegExp(`push\\(.* ${name} = `));
  expect(() => new Function(reset)).not.toThrow();
});
