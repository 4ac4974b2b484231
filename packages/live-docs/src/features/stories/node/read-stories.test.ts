import { expect, it } from 'vitest';
import { isDocumented, readStories } from './read-stories';
import { titleOf, toStoryName } from './story-names';

const read = (text: string) => readStories('src/button.stories.tsx', text);
const outline = (text: string) => read(text).stories.map(({ id, name }) => [id, name]);

it.each([
  ['an object', 'export default { title: "Forms/Button", component: Button };'],
  ['a constant', 'const meta = { title: "Forms/Button", component: Button };\nexport default meta;'],
  ['a typed one', 'export default { title: "Forms/Button", component: Button } satisfies Meta<typeof Button>;'],
  [
    'a cast',
    'const meta = <Meta>{ title: "Forms/Button", component: Button } as Meta;\nexport { meta as default };'.replace(
      '<Meta>',
      '',
    ),
  ],
  [
    'constants in it',
    'const group = "Forms";\nconst base = { title: `${group}/Button` };\nexport default { ...base, component: Button };',
  ],
  ['a factory', 'const meta = preview.meta({ title: "Forms/Button", component: Button });'],
])('reads a meta that is %s', (_, meta) => {
  const file = read(`import { Button } from './button';\n${meta}\nexport const Primary = {};`);
  expect(file.problems).toEqual([]);
  expect([file.title, file.component?.['name']]).toEqual(['Forms/Button', 'Button']);
  expect(file.stories.map(({ id }) => id)).toEqual(['Primary']);
});

it('takes the first argument of a function that makes the meta for the component', () => {
  const file = read(
    'import { Button } from "./button";\nconst meta = createMeta(Button);\nexport default { title: "A", ...meta };',
  );
  expect(file.component?.['name']).toBe('Button');
});

it('lists exports as stories, by the names that they have or are given', () => {
  expect(
    outline(`export default { component: Button, excludeStories: /Data$/ };
export const withIcons = {};
export const Named = { name: 'As a link' };
export function Basic() { return <Button />; }
Basic.storyName = 'The basics';
export const Old = () => <Button />;
Old.story = { name: 'Older' };
export const rowsData = [1];
const Hidden = {};
export { Hidden as Shown };
export type Props = {};
export enum Size { Small }`),
  ).toEqual([
    ['withIcons', 'With Icons'],
    ['Named', 'As a link'],
    ['Basic', 'The basics'],
    ['Old', 'Older'],
    ['Shown', 'Shown'],
  ]);
});

it('reads descriptions from comments and parameters', () => {
  const file = read(`/** Starts an action. */
const meta = { component: Button };
export default meta;
/**
 * The one that matters.
 *
 * There is one a page.
 * @see other
 */
export const Primary = {};
/* Not for readers. */
export const Quiet = {};
/** Not this. */
export const Told = { parameters: { docs: { description: { story: 'This.' } } } };`);
  expect(file.description).toBe('Starts an action.');
  expect(file.stories.map(({ description }) => description)).toEqual([
    'The one that matters.\n\nThere is one a page.',
    undefined,
    'This.',
  ]);
});

it('knows which stories an automatic page leaves out', () => {
  const file = read(`export default { component: Button, tags: ['autodocs'] };
export const Shown = {};
export const Hidden = { tags: ['!autodocs'] };`);
  expect(file.stories.map(isDocumented)).toEqual([true, false]);
});

it('takes components for stories in a file without a default export, as Ladle has them', () => {
  const file = read('export const Primary = () => null;\nexport function withIcon() {}\n');
  expect(file.problems).toEqual([]);
  expect(file.stories.map(({ id, name }) => [id, name])).toEqual([
    ['Primary', 'Primary'],
    ['withIcon', 'With Icon'],
  ]);
});

it.each([
  ['const a = ;', 'the file cannot be read', 1],
  ['\nexport const Primary = {};', 'without a default export', 1],
  [
    "import { storiesOf } from '@storybook/react';\n\nstoriesOf('Button', module).add('Primary', () => null);",
    'stories by "storiesOf"',
    3,
  ],
  ['export default { component: Button };', 'exports no story', 1],
])('says what is wrong with %s', (text, found, line) => {
  const { problems, stories } = read(text);
  expect(problems).toMatchObject([
    { file: 'src/button.stories.tsx', line, found: expect.stringContaining(found) as string },
  ]);
  expect(stories).toEqual([]);
});

it('ends with what refers to itself', () => {
  const text =
    'export default { component: B };\nexport const A = { ...A, args: { ...A.args, ...C.args } };\nexport const C = A;';
  expect(outline(text).map(([id]) => id)).toEqual(['A', 'C']);
});

it.each([
  ['withIcons', 'With Icons'],
  ['ABCKeys', 'ABC Keys'],
  ['Size2xl', 'Size 2 Xl'],
  ['with_two_words', 'With Two Words'],
])('calls %s "%s"', (id, name) => expect(toStoryName(id)).toBe(name));

it.each([
  ['src/forms/button/button.stories.tsx', 'Forms/Button'],
  ['../packages/core/src/docs/add-row.stories.tsx', 'Core/Docs/Add Row'],
  ['src/Card/index.story.js', 'Card'],
  ['src/Card/stories/Card.stories.ts', 'Card'],
])('makes a title of the path %s', (file, title) => expect(titleOf(file)).toBe(title));
