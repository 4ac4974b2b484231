import { describe, expect, it } from 'vitest';
import { completeCode } from './complete-code';
import type { Scope } from './scope';

const scope: Scope = {
  filename: 'src/live-scope.ts',
  names: {
    Button: { from: '@acme/ui', name: 'Button' },
    Panel: { from: '@acme/ui', name: 'Card' },
    ButtonProps: { from: '@acme/ui', name: 'ButtonProps' },
    Icons: { from: '@acme/icons', name: '*' },
    dayjs: { from: 'dayjs', name: 'default' },
    rows: { from: '/site/src/live-scope', name: 'rows', isFile: true },
  },
};

const complete = (code: string, file = 'page~live-1.tsx', own: Scope | undefined = scope) =>
  completeCode(code, { file, scope: own, nameFile: (id) => id.replace('/site/', '../') });
const textOf = (code: string, file?: string) => {
  const { text, problems } = complete(code, file);
  expect(problems).toEqual([]);
  return text;
};

describe('code without an export', () => {
  it('takes JSX', () => {
    expect(textOf('<Button size="large">Save</Button>')).toBe(
      'import { Button } from \'@acme/ui\';\n\nexport default function Demo() {\n  return <Button size="large">Save</Button>;\n}\n',
    );
    const { text, lines } = complete('const label = 1;\n\n<Panel>\n  <Button>\n    {label}\n  </Button>\n</Panel>;');
    expect(text).toBe(`import { Button, Card as Panel } from '@acme/ui';

const label = 1;

export default function Demo() {
  return (
    <Panel>
      <Button>
        {label}
      </Button>
    </Panel>
  );
}
`);
    expect(lines).toEqual([1, 1, 1, 3, 3, 3, 3, 4, 5, 6, 7, 7, 7]);
  });

  it.each([
    ['a function', 'function Clock() {\n  return null;\n}', 'export default function Clock() {\n  return null;\n}\n'],
    ['a function of any name', 'function clock() {}', 'export default function clock() {}\n'],
    ['an arrow function', '() => {\n  return null;\n}', 'export default () => {\n  return null;\n}\n'],
    ['a class', 'class Clock {}', 'export default class Clock {}\n'],
    [
      'one component',
      'const ROWS = [1];\nconst List = () => ROWS;',
      'const ROWS = [1];\nconst List = () => ROWS;\n\nexport default List;\n',
    ],
    [
      'controls',
      'export const controls = {};\n\nconst List = () => 1;',
      'export const controls = {};\n\nconst List = () => 1;\n\nexport default List;\n',
    ],
    ['a comment before', '// Why\nfunction Clock() {}', '// Why\nexport default function Clock() {}\n'],
  ])('takes %s', (_, code, text) => expect(textOf(code)).toBe(text));

  it.each([
    [
      'an own component',
      'const App = () => null;\n\nrender(<App />);',
      'const App = () => null;\n\nexport default App;\n',
    ],
    ['its name', 'function App() {}\nrender(App)', 'function App() {}\n\nexport default App;\n'],
    ['a function', 'render(() => <b />);', 'export default () => <b />;\n'],
    [
      'an element with props',
      'const App = () => null;\nrender(<App a />)',
      'const App = () => null;\n\nexport default function Demo() {\n  return <App a />;\n}\n',
    ],
    [
      'several lines',
      'render(\n  <b>\n    x\n  </b>,\n);',
      'export default function Demo() {\n  return (\n    <b>\n      x\n    </b>\n  );\n}\n',
    ],
    [
      'a name that is taken',
      'const Demo = 1;\nrender(<b>{Demo}</b>)',
      'const Demo = 1;\n\nexport default function Example() {\n  return <b>{Demo}</b>;\n}\n',
    ],
    ['a comment behind', 'render(<b />); // End', 'export default function Demo() {\n  return <b />;\n}\n// End\n'],
  ])('takes render with %s', (_, code, text) => expect(textOf(code)).toBe(text));

  it('does not export what is imported by itself', () => {
    expect(textOf('render(<Button />)')).toContain('return <Button />;');
  });

  it.each([
    ['render(<b />);\nrender(<i />);', 2, 'two calls of render'],
    ['render(<b />);\nconst a = 1;', 1, "a call of render that isn't the last statement"],
    ['const AB = 1;\nconst c = () => null;', 1, 'no component'],
    ['const Aa = 1;\nconst Bb = 2;', 1, 'the components Aa, Bb, none of which is exported'],
  ])('names what is wrong with %j', (code, line, found) => {
    expect(complete(code).problems).toMatchObject([{ line, found }]);
  });
});

describe('names in scope', () => {
  it('imports what is used and neither declared nor imported', () => {
    expect(
      textOf(`import { Panel } from './panel';

export default function Save({ size, ...props }: ButtonProps & { kind: React.ReactNode }) {
  const [open, setOpen] = useState<Rest>(rows.length > 0);
  const { Icons: { dayjs = 1 } = {} } = props;
  return <Panel.Body onClick={() => setOpen(!open)} dayjs={window.name}><Button {...props} /></Panel.Body>;
}
type Rest = boolean;`),
    ).toMatch(
      /^import type \* as React from 'react';\nimport { useState } from 'react';\nimport { Button, type ButtonProps } from '@acme\/ui';\nimport { rows } from '..\/src\/live-scope';\nimport { Panel } from/,
    );
  });

  it('imports modules as a whole and by default', () => {
    expect(textOf('<Icons.Star a={dayjs()} />')).toMatch(
      /^import \* as Icons from '@acme\/icons';\nimport dayjs from 'dayjs';\n\n/,
    );
  });

  it('leaves a module alone that lacks nothing', () => {
    const code = "import a from 'a';\nexport const b = a;";
    expect(complete(code)).toEqual({ text: `${code}\n`, lines: [1, 2], problems: [] });
  });

  it('names unknown names, with the line and what is in scope', () => {
    expect(complete('<Panel>\n  <Buton a={nothing} b={localStorage} />\n</Panel>').problems).toEqual([
      {
        line: 2,
        found: '"Buton", which is neither declared nor in scope. Did you mean "Button"?',
        expected:
          'what the code imports, what React exports, or what src/live-scope.ts does: Button, ButtonProps, Icons, Panel, dayjs, rows',
        fix: 'Correct the name, import it, or export it from src/live-scope.ts',
      },
      expect.objectContaining({ line: 2, found: '"nothing", which is neither declared nor in scope' }),
    ]);
    expect(completeCode('<Buton />', { file: 'a.jsx', scope: undefined, nameFile: String }).problems).toMatchObject([
      { expected: 'what the code imports, or what React exports' },
    ]);
  });

  it('leaves code that cannot be read as it is', () => {
    expect(complete('<Button').text).toBe('<Button\n');
  });
});
