import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { addReset } from './reset-warnings';

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
