import { expect, it } from 'vitest';
import { readStories } from './read-stories';
import { writeComponent } from './write-component';

const META = `import type { Meta, StoryObj } from '@storybook/react';
import { fn } from 'storybook/test';
import { Button, Icon } from './button';

const meta = { component: Button } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;
`;

const write = (text: string, id = 'Primary', file = 'src/button.stories.tsx') => {
  const stories = readStories(file, META + text);
  const story = stories.stories.find((one) => one.id === id)!;
  const written = writeComponent(stories, story);
  return 'text' in written ? written.text : `${written.line}: ${written.reason}`;
};
const component = (body: string, imports = 'Button', name = 'Primary') =>
  `import { ${imports} } from './button';\n\nexport default function ${name}() {\n${body}\n}\n`;

it('writes arguments as attributes', () => {
  expect(
    write(
      `export const Primary: Story = { args: { label: 'Save', primary: true, size: 2, 'aria-label': 'a "b"', off: undefined } };`,
    ),
  ).toBe(component(`  return <Button label="Save" primary size={2} aria-label={'a "b"'} />;`));
});

it('puts each on a line if they are long, and children into the element', () => {
  expect(
    write(`export const Primary: Story = {
  args: {
    style: {
      color: 'red',
    },
    label: 'A label that is long enough to fill up a line',
    children: <Icon name="save" />,
  },
};`),
  ).toBe(
    component(
      `  return (
    <Button
      style={{
        color: 'red',
      }}
      label="A label that is long enough to fill up a line"
    >
      <Icon name="save" />
    </Button>
  );`,
      'Button, Icon',
    ),
  );
});

it('writes plain text between tags, and any other in braces', () => {
  expect(write(`export const Primary: Story = { args: { children: 'Save' } };`)).toContain('<Button>Save</Button>');
  expect(write(`export const Primary: Story = { args: { children: 'a < b' } };`)).toContain(
    `<Button>{'a < b'}</Button>`,
  );
  expect(write('export const Primary: Story = { args: { children: null } };')).toContain('<Button />');
});

it('joins arguments of the meta, of other stories and of constants', () => {
  const text = `const shared = { size: 'small', label: 'Shared' };
export const Secondary: Story = { args: { ...shared, kind: 'secondary' } };
export const Primary: Story = { ...Secondary, args: { ...Secondary.args, kind: 'primary' } };`;
  expect(write(text)).toContain('<Button size="small" label="Shared" kind="primary" />');
});

it('keeps what is spread and unknown', () => {
  expect(write('const make = () => ({});\nexport const Primary: Story = { args: { a: 1, ...make() } };')).toBe(
    `import { Button } from './button';\n\nconst make = () => ({});\n\nexport default function Primary() {\n  return <Button a={1} {...make()} />;\n}\n`,
  );
});

it('writes spies and actions as functions that write to the console', () => {
  const text = `import { action } from '@storybook/addon-actions';
export const Primary: Story = {
  args: { onClick: fn(), onBlur: action('left'), onKey: fn((key) => key), onSave() { action('saved')(1); } },
};`;
  expect(write(text)).toBe(
    component(`  return (
    <Button
      onClick={(...args) => console.log('onClick', ...args)}
      onBlur={(...args) => console.log('left', ...args)}
      onKey={(key) => key}
      onSave={function () { console.log('saved', 1); }}
    />
  );`),
  );
});

it.each([
  ['an arrow function', 'export const Primary = () => <Button label="Save" />;'],
  ['a function', 'export function Primary() {\n  return <Button label="Save" />;\n}'],
  ['a render function', 'export const Primary: Story = { render: () => <Button label="Save" /> };'],
  ['a method', 'export const Primary: Story = {\n  render() {\n    return <Button label="Save" />;\n  },\n};'],
  [
    'arguments that are spread',
    "export const Primary: Story = { args: { label: 'Save' }, render: (args) => <Button {...args} /> };",
  ],
  [
    'a template',
    "const Template = (args) => <Button {...args} />;\nexport const Primary = Template.bind({});\nPrimary.args = { label: 'Save' };",
  ],
  [
    'a named argument',
    "export const Primary: Story = { args: { label: 'Save' }, render: ({ label }) => <Button label={label} /> };",
  ],
  [
    'the rest of them',
    "export const Primary: Story = { args: { a: 1, label: 'Save' }, render: ({ a, ...rest }) => <Button {...rest} /> };",
  ],
  [
    'an initial value',
    "export const Primary: Story = { render: ({ label = 'Save', title }) => <Button label={label} title={title} /> };",
  ],
  [
    'an argument that is missing, beside a spread',
    "export const Primary = ({ title, ...rest }) => <Button title={title} {...rest} />;\nPrimary.args = { label: 'Save' };",
  ],
  [
    'an overridden argument',
    'export const Primary: Story = { args: { label: \'x\' }, render: (args) => <Button {...args} label="Save" /> };',
  ],
  [
    'an overriding argument',
    'export const Primary: Story = { args: { label: \'Save\' }, render: (args) => <Button label="x" {...args} /> };',
  ],
  [
    'a cast',
    "export const Primary: Story = { args: { label: 'Save' }, render: (args) => <Button {...(args as any)} /> };",
  ],
  [
    'a factory',
    "const own = preview.meta({ component: Button });\nexport const Primary = own.story({ args: { label: 'Save' } });",
  ],
  [
    'a story of a factory',
    "export const A = x.story({ args: { label: 'a', size: 1 } });\nexport const Primary = A.extend({ args: { label: 'Save', size: undefined } });",
  ],
])('reads %s', (_, text) => expect(write(text)).toBe(component('  return <Button label="Save" />;')));

it('puts children into each element that has none', () => {
  const text = `export const Primary: Story = {
  args: { children: 'Save', primary: true },
  render: (args) => (
    <p>
      <Button {...args} />
      <Button {...args} size="small">
        Other
      </Button>
    </p>
  ),
};`;
  expect(write(text)).toBe(
    component(`  return (
    <p>
      <Button primary>Save</Button>
      <Button primary size="small">Other</Button>
    </p>
  );`),
  );
});

it('keeps the hooks of a function, and arguments that effects may depend on in a constant', () => {
  const text = `import { useState } from 'react';
export const Primary: Story = {
  args: { rows: [1, 2] },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return <Button {...args} open={open} onToggle={setOpen} />;
  },
};`;
  expect(write(text)).toBe(`import type { ComponentProps } from 'react';
import { Button } from './button';
import { useState } from 'react';

const args = {
  rows: [1, 2],
} satisfies Partial<ComponentProps<typeof Button>>;

export default function Primary() {
  const [open, setOpen] = useState(false);
  return <Button {...args} open={open} onToggle={setOpen} />;
}
`);
});

it('keeps the type that a function has for its arguments', () => {
  const text = `interface Own { rows: number[] }
export const Primary = ({ rows }: Own) => <Button label={rows.map(String).join()} />;
Primary.args = { rows: [1] };`;
  expect(write(text)).toBe(`import { Button } from './button';

interface Own { rows: number[] }

const { rows }: Own = {
  rows: [1],
};

export default function Primary() {
  return <Button label={rows.map(String).join()} />;
}
`);
});

it('takes along what it needs of its file, and nothing else', () => {
  const text = `import React, { useState, type ReactNode } from 'react';
import './look.css';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
dayjs.extend(utc);
// eslint-disable-next-line
/** What is listed. */
const rows: ReactNode[] = [1];
const other = 2;
const Wrapper = () => <Icon rows={rows} />;
Wrapper.displayName = 'Wrapper';
export const Primary: Story = { render: () => <Wrapper /> };
export const Secondary: Story = { render: () => <Wrapper other={other} /> };`;
  expect(write(text)).toBe(`import { Icon } from './button';
import { type ReactNode } from 'react';
import './look.css';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
/** What is listed. */
const rows: ReactNode[] = [1];

const Wrapper = () => <Icon rows={rows} />;
Wrapper.displayName = 'Wrapper';

export default function Primary() {
  return <Wrapper />;
}
`);
});

it("takes hooks of Storybook for React's", () => {
  const text =
    "import { useState } from 'storybook/preview-api';\nexport const Primary: Story = { render: () => { const [a] = useState(1); return <Button a={a} />; } };";
  expect(write(text)).toContain("import { useState } from 'react';");
});

it('keeps line breaks within templates', () => {
  const text = 'export const Primary: Story = {\n    args: {\n        text: `a\n  b\nc`,\n    },\n};';
  expect(write(text)).toContain('text={`a\n  b\nc`}');
});

it('names a component as React needs it', () => {
  expect(write('export const primary = () => <Button />;', 'primary')).toContain('function Primary()');
});

it('writes stories without JSX in a file that may have some', () => {
  const stories = readStories(
    'src/a.stories.ts',
    "export default { component: Button };\nimport { Button } from './b';\nexport const A = {};",
  );
  expect(writeComponent(stories, stories.stories[0]!)).toMatchObject({ ending: 'tsx' });
});

it.each([
  [
    'export const Primary: Story = { render: (args, { globals }) => <Button dir={globals.dir} /> };',
    "it uses the story's context",
  ],
  [
    "import { useArgs } from 'storybook/preview-api';\nexport const Primary = () => { useArgs(); return <Button />; };",
    'it needs "useArgs" of storybook/preview-api',
  ],
  ['export const Primary = makeStory(Button);', 'it is made as the file runs'],
  ['export const Primary: Story = { ...makeStory() };', 'its properties are known once the file runs'],
  [
    'export const Other: Story = {};\nexport const Primary: Story = { render: () => <Button {...Other.args} a={Object.keys(Other)} /> };',
    'it needs the story "Other" of its file',
  ],
  ['export const Primary = async () => <Button />;', 'it is shown by an asynchronous function'],
  ["export { Primary } from './other';", 'it comes from another file'],
])('says why it cannot write %s', (text, reason) => expect(write(text)).toContain(reason));
