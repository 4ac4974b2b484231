import { expect, it } from 'vitest';
import { project } from '../../tests/support/project';
import { buildFrame, renderFrame } from './build-frame';

/** The frame for a package with these files. */
async function frameOf(files: Record<string, string>, packages = ['parts']) {
  const root = await project({
    'node_modules/parts/package.json': '{ "name": "parts", "version": "1.0.0", "main": "index.js" }',
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`node_modules/parts/${name}`, text])),
  });
  return buildFrame({ root, packages, isSmall: true });
}

it('has one script in its document, which needs no other: whatever the packages share', async () => {
  const { document, files } = await frameOf({
    'index.js': "module.exports = require('./src/');",
    'src/index.js': "import { a } from './a'; export default a;",
    'src/a.js': 'export const a = 1;',
  });
  expect(document).not.toContain('require(');
  expect(files.packages).toHaveProperty('parts');
});

it('brings the stylesheets that scripts of packages import, with pictures in them', async () => {
  const { chunks, files } = await frameOf({
    'index.js': "import './look.css'; import dot from './dot.svg'; export const part = dot;",
    'look.css': '.part { background: url(./dot.svg) }',
    'dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  const code = chunks.get(files.packages['parts'] ?? '');
  expect(code).toMatch(/textContent="\.part\s*\{background:url\(.*data:image\/svg/);
});

it('adds hosts to the policy of its document, and their stylesheets behind the script', () => {
  const policyOf = (document: string) => /Policy" content="([^"]*)"/.exec(document)?.[1]?.split('; ');
  const plain = policyOf(renderFrame('start()'));
  expect(plain).toContain('font-src data:');
  const hosts = { policy: { 'font-src': ['https://a.example'] }, stylesheets: ['https://a.example/?a="&b'] };
  const document = renderFrame('start()', hosts);
  expect(policyOf(document)).toEqual(
    plain?.map((each) => each.replace('font-src data:', 'font-src data: https://a.example')),
  );
  expect(document).toContain('</script><link rel="stylesheet" href="https://a.example/?a=&quot;&amp;b"></body>');
});
