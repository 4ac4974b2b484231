import { expect, it } from 'vitest';
import { completeCode } from './complete-code';
import { unmount } from './unmount';

const complete = (code: string, file = 'index.tsx') => {
  const found = unmount(file, code);
  if (!found) return undefined;
  const { text, lines, problems } = completeCode(found.code, {
    file,
    scope: undefined,
    nameFile: (id) => id,
    leftOut: found.leftOut,
  });
  return { text, lines, problems, renders: found.renders };
};

it('makes a demo of an application that mounts itself', () => {
  const code = `import React from 'react';
import { createRoot } from 'react-dom/client';
import { Size } from 'kit';
import Example from './Example';
import './look.css';

const root = createRoot(document.getElementById('root')!);

root.render(
  <Size>{(width) => <Example width={width} />}</Size>,
);
`;
  expect(complete(code)).toEqual({
    text: `import React from 'react';
import { Size } from 'kit';
import Example from './Example';
import './look.css';

export default function Demo() {
  return <Size>{(width) => <Example width={width} />}</Size>;
}
`,
    lines: [1, 3, 4, 5, 9, 10, 10, 10],
    problems: [],
    renders: ['./Example'],
  });
});

it.each([
  [
    "import ReactDOM from 'react-dom/client';\nReactDOM.createRoot(root).render(<React.StrictMode>\n  <b />\n</React.StrictMode>);",
    '<b />',
  ],
  [
    "import * as ReactDOM from 'react-dom';\nconst element = document.querySelector('main');\nReactDOM.render(<b />, element);",
    '<b />',
  ],
  ["import { render } from 'react-dom';\nrender(<><i /><b /></>, document.body);", '<><i /><b /></>'],
])('takes what %j renders', (code, shown) => {
  const text = complete(code)?.text ?? '';
  expect(text).toContain(`return ${shown};`);
  expect(text).not.toMatch(/react-dom|document|root|StrictMode/);
});

it.each([
  ['mounts nothing', "import { createPortal } from 'react-dom';\nfoo.render(<b />);"],
  ['mounts two', "import { render } from 'react-dom';\nrender(<b />, a);\nrender(<b />, c);"],
  ['exports something', "import { render } from 'react-dom';\nexport const a = 1;\nrender(<b />, a);"],
  ["can't be read", "import { render } from 'react-dom';\nrender(<b />, "],
])('passes over a file that %s', (_, code) => expect(complete(code)).toBeUndefined());

it('says that what mounts has to be the last statement', () => {
  const code = "import { render } from 'react-dom';\nrender(<App />, document.body);\n\nfunction App() {}\n";
  expect(complete(code)?.problems).toMatchObject([
    { line: 2, found: "a call of render that isn't the last statement" },
  ]);
});

it('gives a height to what is as high as its page', () => {
  const code =
    "import { render } from 'react-dom';\nimport './page.css';\nimport 'kit/look.css';\nrender(<App />, document.body);";
  const seen: (readonly string[])[] = [];
  const found = unmount('index.tsx', code, (styles) => seen.push(styles) > 0);
  expect(seen).toEqual([['./page.css']]);
  expect(found?.code.trim()).toMatch(/render\( *<div style=\{\{ height: 400 \}\}><App \/><\/div>\)/);
});
