import { expect, it } from 'vitest';
import { convertSandpack } from './convert-sandpack';

function convert(text: string, file = 'page.tsx') {
  const converted = convertSandpack(file, text);
  if (!converted || 'fault' in converted) throw new Error(`Not converted: ${JSON.stringify(converted)}`);
  const { notes, ...rest } = converted;
  return { ...rest, notes: notes.map(({ line, found, fix }) => `${line}: ${found}. ${fix}.`) };
}

const IMPORTS = "import { Playground } from 'live-playground/react';\nimport 'live-playground/style.css';\n";

it('converts the most used properties, and collects packages', () => {
  const text = `import { Sandpack } from '@codesandbox/sandpack-react';
const code = \`import { useQuery } from 'react-query';
import 'react-query/look.css';
import './row';
export default () => null;\`;
// Stays as it is.
export const Page = () => (
  <Sandpack
    template="react-ts"
    theme="dark"
    files={{ '/App.tsx': code, '/row.tsx': { code: 'export const row = 1;', active: true, readOnly: true } }}
    customSetup={{ dependencies: { 'date-fns': '2', zod: 'latest' } }}
    options={{ initMode: 'immediate', autorun: false, showTabs: true, editorHeight: 300 }}
  />
);
`;
  const converted = convert(text);
  expect(converted.text).toBe(`${IMPORTS}const code = \`import { useQuery } from 'react-query';
import 'react-query/look.css';
import './row';
export default () => null;\`;
// Stays as it is.
export const Page = () => (
  <Playground assets="/playground/" entry="App.tsx" start="now" autorun={false} active="row.tsx"
    files={{ 'App.tsx': code, 'row.tsx': { code: 'export const row = 1;', readOnly: true } }}
  />
);
`);
  expect(converted.packages).toEqual(['date-fns', 'react-query', 'react-query/look.css', 'zod']);
  expect(converted.notes).toEqual([
    '10: the property theme="dark" has no counterpart. Set the variables of [data-playground] in CSS; light and dark follow `color-scheme`.',
    '13: the option editorHeight: 300 has no counterpart. Set the height of an element around it.',
  ]);
});

it('takes the imports of themes along, and says what a template brings', () => {
  const text =
    "import { Sandpack } from '@codesandbox/sandpack-react';\nimport { nightOwl } from '@codesandbox/sandpack-themes';\nexport const page = <Sandpack theme={nightOwl} />;\n";
  const { text: after, notes } = convert(text);
  expect(after).toBe(`${IMPORTS}export const page = <Playground assets="/playground/" entry="App.js" />;\n`);
  expect(notes).toContainEqual(expect.stringMatching(/^3: `files` isn't passed/));
});

it('converts parts and the hook, keeps line endings, and leaves names that are taken', () => {
  const text = [
    'import {',
    '  SandpackProvider, SandpackLayout, SandpackCodeEditor as Code, SandpackPreview, SandpackFileExplorer, useSandpack',
    '} from "@codesandbox/sandpack-react"',
    'function Preview() {',
    '  const { sandpack } = useSandpack()',
    '  sandpack.updateFile("/App.js", sandpack.files["/App.js"].code)',
    '  const { sandpack: { runSandpack, visibleFiles } } = useSandpack()',
    '  return <SandpackPreview showNavigator />',
    '}',
    'export const Page = ({ files }) => <SandpackProvider files={files}><SandpackLayout><Code wrapContent /><SandpackFileExplorer /></SandpackLayout></SandpackProvider>',
    '',
  ].join('\r\n');
  const { text: after, notes } = convert(text, 'page.jsx');
  expect(after).toBe(
    [
      'import { PlaygroundProvider, Editor as Code, Preview as LivePreview, usePlayground } from "live-playground/react"',
      'import "live-playground/style.css"',
      'import { SandpackFileExplorer } from "@codesandbox/sandpack-react"',
      'function Preview() {',
      '  const sandpack = usePlayground()',
      '  sandpack.setFile("/App.js", sandpack.files["/App.js"])',
      '  const { run: runSandpack, visibleFiles } = usePlayground()',
      '  return <LivePreview />',
      '}',
      'export const Page = ({ files }) => <PlaygroundProvider assets="/playground/" entry="App.js" files={files}><div><Code /><SandpackFileExplorer /></div></PlaygroundProvider>',
      '',
    ].join('\r\n'),
  );
  expect(notes.map((note) => note.replace(/\. .*/, ''))).toEqual([
    '2: SandpackLayout has no counterpart',
    '2: SandpackFileExplorer has no counterpart',
    '7: useSandpack() has `visibleFiles`, which has no counterpart',
    '8: the property showNavigator has no counterpart',
    '10: files={files} comes from elsewhere',
    '10: the property wrapContent has no counterpart',
  ]);
});

it.each(['template="vue"', 'template={chosen}'])('leaves a file with %s as it is', (template) => {
  const text = `import { Sandpack } from '@codesandbox/sandpack-react';\nexport const page = <Sandpack ${template} theme="dark" />;\n`;
  const converted = convert(text);
  expect(converted.text).toBe(text);
  expect(converted.notes).toEqual([expect.stringMatching(/^2: template=.* isn't one of react, react-ts/)]);
});

it('says which line keeps a file from being parsed, and skips those without Sandpack', () => {
  const text = "import { Sandpack } from '@codesandbox/sandpack-react';\nexport const page = <Sandpack;\n";
  expect(convertSandpack('page.tsx', text)).toMatchObject({ fault: { line: 2, found: expect.any(String) } });
  expect(convertSandpack('page.tsx', 'const a = ;')).toBeUndefined();
});
