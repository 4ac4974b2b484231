import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { typeText } from '../../../core/model';
import { linkPackages } from '../../../../tests/unit/link-packages';
import { storeOf, testConfig, testInput } from '../../../../tests/unit/snapshot-of';
import { toId } from '../../../core/node/files/paths';
import { checkDocs } from '../../../core/node/check-docs';
import { toolData } from '../../../core/node/output/data/tool-data';
import { readReference, type Reference } from './create-api';
import type { Snapshot } from '../../../core/node/snapshot/snapshot';
import { tablesMarkdown } from './api-markdown';
import { measureCoverage } from './check-api';
import { joinTable, joinTexts, tablesOf } from './join-table';

/** A library in whose repository the site lies. */
const FILES = {
  'package.json': '{ "name": "dial", "version": "1.0.0" }',
  'tsconfig.json': '{ "compilerOptions": { "strict": true } }',
  'src/index.ts':
    "export { default } from './Dial';\nexport type { DialProps } from './Dial';\nexport { useDial, Knob } from './parts';",
  'src/Dial.tsx': `import * as React from 'react';
const STEP = 5;
export interface DialProps<Value extends number = number> {
  /**
   * The value, at most {@link max}. See {@link useDial} and {@link https://example.org the *guide*}.
   *
   * - of the pointer
   */
  value: Value;
  /** The greatest value.
   * @default 10 */
  max?: number;
  /** @defaultValue the width of the parent */
  width?: number;
  /**
   * Distance of two values.
   * @since 1.2.0
   * @example
   * \`\`\`tsx
   * <Dial step={2} />
   * \`\`\`
   */
  step?: number;
  /** @deprecated Use \`max\` instead */
  limit?: number;
  quiet?: boolean;
}
/** What {@link Dial.max} limits. */
const Inner = React.memo(function Inner(props: DialProps) {
  const { max = 100, step = STEP, quiet = false } = props;
  return <i hidden={quiet}>{max + step}</i>;
});
const Dial = React.forwardRef((props: DialProps, ref: React.Ref<HTMLElement>) => <b ref={ref}><Inner {...props} /></b>);
export { Inner };
export default Dial;
`,
  'src/parts.tsx': `/** @param turn How far. */
export function useDial(turn: number, isFast = true): [number, () => void] {
  return [turn, () => void isFast];
}
export class Knob { static defaultProps = {}; private at = 0; turn(by: number) { this.at += by; } }
`,
  'docs/index.mdx':
    '---\ntitle: Home\n---\n\n<API id="Dial" />\n\n<API id="useDial" />\n\n<API of="src/Dial.tsx" />\n\n<API id="Dail" />\n\n<API of="src/none.tsx" />\n',
  'docs/api/dial.yaml':
    'id: Dial\nproperties:\n  quiet: { en: Makes no sound. }\n  max:\n    zh-CN: 最大值。\n    default: "12"\n',
};

let root: string;
let api: Reference;
let snapshot: Snapshot;

beforeAll(async () => {
  root = toId(realpathSync.native(mkdtempSync(path.join(tmpdir(), 'live-docs-comments-'))));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  linkPackages(root, ['@types/react', 'csstype', 'react', 'react-dom', 'vite']);
  const store = storeOf(root, testInput({ library: 'dial' }));
  snapshot = await store.snapshot();
  const { reference, problems } = await readReference(() => store.api(async () => ts));
  if (!reference) throw new Error(JSON.stringify(problems));
  api = reference;
});
afterAll(() => rmSync(root, { recursive: true }));

const property = (table: string, name: string) =>
  joinTable(api.parts, table).properties.find((one) => one.name === name);

describe('a table without a file that names its type', () => {
  it('lists the props of the component of that name, with what comments say', () => {
    expect(joinTable(api.parts, 'Dial').import.text).toBe("import Dial from 'dial';");
    expect(joinTable(api.parts, 'Dial').properties.map(({ name }) => name)).toEqual([
      'max',
      'quiet',
      'ref',
      'step',
      'value',
      'width',
      'limit',
    ]);
    const texts = joinTexts(api.parts, 'Dial', 'en');
    expect(texts['value']?.description).toBe(
      '<p>The value, at most <a href="/#api-dial-max" data-link="none"><code>max</code></a>. See <a href="/" data-link="none"><code>useDial</code></a> and <a href="https://example.org">the <em>guide</em></a>.</p>\n<ul>\n<li>of the pointer</li>\n</ul>',
    );
    expect(texts['width']).toEqual({ description: '', default: 'the width of the parent' });
    expect(property('Dial', 'step')).toMatchObject({ since: '1.2', examples: [expect.stringContaining('step')] });
    expect(property('Dial', 'limit')?.deprecated).toEqual({
      instead: '<a href="/#api-dial-max" data-link="none"><code>max</code></a>',
    });
  });

  it('takes texts, translations and defaults of docs/api over them, key by key', () => {
    expect(joinTexts(api.parts, 'Dial', 'zh-CN')['max']?.description).toBe('最大值。');
    expect(joinTexts(api.parts, 'Dial', 'en')['max']?.description).toBe('The greatest value.');
    expect(property('Dial', 'max')?.default).toBe('12');
    expect(joinTexts(api.parts, 'Dial', 'en')['quiet']?.description).toBe('Makes no sound.');
  });

  it('reads defaults that the source destructures, behind wrappers and names', () => {
    expect(['max', 'step', 'quiet'].map((name) => property('Inner', name)?.default)).toEqual(['10', '5', 'false']);
  });

  it('lists all that a file exports, and the parameters of a function', () => {
    expect(tablesOf(api.parts, { id: 'src/Dial.tsx', isFile: true })).toEqual(['DialProps', 'Inner', 'Dial']);
    expect(joinTable(api.parts, 'Inner').import.text).toBe('');
    expect(joinTable(api.parts, 'Inner').about).toBe(
      'What <a href="/#api-dial-max" data-link="none"><code>Dial.max</code></a> limits.',
    );
    expect(typeText(joinTable(api.parts, 'useDial').signature!)).toBe(
      '(turn: number, isFast?: boolean): [number, () => void]',
    );
    expect(joinTable(api.parts, 'useDial').properties).toMatchObject([
      { name: 'isFast', default: 'true' },
      { name: 'turn', required: true },
    ]);
    expect(joinTexts(api.parts, 'useDial', 'en')['turn']?.description).toBe('How far.');
  });

  it('is part of the Markdown and of what assistants read', () => {
    const markdown = tablesMarkdown(snapshot, api.parts, { id: 'Dial' }, []);
    expect(markdown).toContain('| `max` | `number` | `12` | The greatest value. |');
    expect(markdown).toContain('`step`:\n\n```tsx\n<Dial step={2} />\n```');
    const file = tablesMarkdown(snapshot, api.parts, { id: 'src/Dial.tsx', isFile: true }, []);
    expect(file).toMatch(/^### Inner\n\nWhat \[`Dial\.max`\]\(.*#api-dial-max\) limits\.\n\n/m);
    const [dial] = toolData(snapshot, api).tables;
    expect(dial?.properties.find(({ name }) => name === 'step')?.description).toBe('Distance of two values.');
  });
});

it('names the nearest export, files that are not there, and props without a description', async () => {
  const report = await checkDocs(root, testConfig({ library: 'dial' }), ts);
  expect(report.problems).toEqual([
    expect.stringMatching(/^docs\/index\.mdx:11: <API id="Dail">, and no package .* Write "Dial", the nearest match/),
    expect.stringMatching(/^docs\/index\.mdx:13: <API of="src\/none\.tsx">, and there is no such file/),
  ]);
  const { missing } = measureCoverage(api.parts);
  expect(missing).toEqual([
    'Dial width',
    'useDial isFast',
    'DialProps quiet',
    'DialProps width',
    'Inner quiet',
    'Inner width',
  ]);
});
