import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PARTS } from '../core/model';
import { LAYOUT_PARTS } from '../core/node/files/entries';
import { changedOriginals, eject, ejectPart } from './eject';

const CONFIG = "import { defineSite } from 'live-docs';\n\nexport default defineSite({\n  title: 'Site',\n});\n";

/** A folder of a site, and what reads its files. */
function site(config = CONFIG) {
  const root = mkdtempSync(path.join(tmpdir(), 'eject-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(path.join(root, 'site.config.ts'), config);
  return { root, read: (name: string) => readFileSync(path.join(root, name), 'utf8') };
}

test.each(PARTS)('the part %s imports public modules and its style alone', (part) => {
  const { text } = ejectPart(part);
  const lines = [...text.matchAll(/^import .* from '(.*)';$/gm)].map(([, from]) => from);
  expect(lines.toSorted()).toEqual([
    `./${part}.module.css`,
    'live-docs/components',
    ...(/'react'/.test(text) ? ['react'] : []),
  ]);
  const [, list = ''] = /^import \{ (.*) \} from 'live-docs\/components'/m.exec(text) ?? [];
  const names = list.split(', ').map((one) => one.replace('type ', ''));
  const exported = new Set(readFileSync(path.resolve(import.meta.dirname, '../components.ts'), 'utf8').match(/\w+/g));
  expect(names.filter((name) => !exported.has(name))).toEqual([]);
  expect(text).toContain(`export default function ${LAYOUT_PARTS[part].name}(`);
});

test('a part is written, named in the configuration, and kept', () => {
  const { root, read } = site();
  expect(eject(root, 'site.config.ts', ['header', 'callout'])).toEqual([
    'Wrote parts/header.tsx and parts/header.module.css.',
    `Added 'header': 'parts/header.tsx' to "parts" in site.config.ts.`,
    'Wrote parts/callout.tsx and parts/callout.module.css.',
    `Added 'callout': 'parts/callout.tsx' to "parts" in site.config.ts.`,
  ]);
  expect(read('site.config.ts')).toContain(
    "defineSite({\n  parts: {\n    'callout': 'parts/callout.tsx',\n    'header': 'parts/header.tsx',\n  },\n  title",
  );
  writeFileSync(path.join(root, 'parts/header.tsx'), 'mine');
  expect(() => eject(root, 'site.config.ts', ['code-block', 'header'])).toThrow(
    'parts/header.tsx: the file exists. Expected no file here, since "live-docs eject header" writes it. Rename or delete it.',
  );
  expect(read('parts/header.tsx')).toBe('mine');
  expect(() => read('parts/code-block.tsx')).toThrow('ENOENT');
});

test('a configuration that is written in another way stays, and its author reads what to add', () => {
  const config = 'export default make();\n';
  const { root, read } = site(config);
  expect(eject(root, 'site.config.ts', ['header'])[1]).toBe(
    `Add it to the option "parts" in site.config.ts: parts: { 'header': 'parts/header.tsx' }`,
  );
  expect(read('site.config.ts')).toBe(config);
});

test('a part that does not exist is named', () => {
  const { root } = site();
  expect(() => eject(root, 'site.config.ts', ['heder'])).toThrow('there is no part "heder". Did you mean "header"?');
  expect(() => eject(root, 'site.config.ts', [])).toThrow('the name of a part is missing. Expected one of header,');
});

test('a part says when its original has changed', () => {
  const { root, read } = site();
  eject(root, 'site.config.ts', ['header']);
  const parts = { header: 'parts/header.tsx' };
  expect(changedOriginals(root, { parts })).toEqual([]);
  writeFileSync(path.join(root, 'parts/header.tsx'), read('parts/header.tsx').replace(/ at \w+:/, ' at 0123456789:'));
  expect(changedOriginals(root, { parts })).toEqual([
    expect.stringMatching(/^parts\/header\.tsx: the part "header" of live-docs has changed/),
  ]);
  writeFileSync(path.join(root, 'parts/header.tsx'), 'export default () => null;\n');
  expect(changedOriginals(root, { parts })).toEqual([]);
});

test('a configuration keeps its line endings', () => {
  const { root, read } = site(CONFIG.replaceAll('\n', '\r\n'));
  eject(root, 'site.config.ts', ['callout']);
  expect(read('site.config.ts')).toBe(
    CONFIG.replace('({\n', "({\n  parts: {\n    'callout': 'parts/callout.tsx',\n  },\n").replaceAll('\n', '\r\n'),
  );
});

test('nothing is written where there is no site', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'eject-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(() => eject(root, 'site.config.ts', ['header'])).toThrow(`site.config.ts: there is no site in ${root}.`);
  expect(readdirSync(root)).toEqual([]);
});
