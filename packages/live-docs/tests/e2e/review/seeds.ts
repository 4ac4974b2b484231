/** A change of the fixture `review`, and what a review says of it. */
export interface Seed {
  says: string;
  /** Path of a file from the fixture, and what it has in the place of which text. */
  edit: [file: string, from: string | RegExp, to: string];
  /** Rows of the summary: the first is about the change, others about its results. */
  shows: readonly RegExp[];
}

const KIT = 'src/index.tsx';
const demo = (name: string) => `website/docs/demo/${name}`;

/** Text that doesn't get smaller when it's compressed. */
const NOISE = Array.from({ length: 1500 }, (_, at) => ((at * 2654435761) % 4294967296).toString(36)).join(' ');

/** Changes that readers see. */
export const SEEN: readonly Seed[] = [
  {
    says: 'a style',
    edit: [demo('style.css'), '8px', '24px'],
    shows: [/^- `style`: looks different$/],
  },
  {
    says: 'a style in the dark',
    edit: [demo('dark.css'), '}\n', '}\n\n[data-prefers-color="dark"] .dark {\n  background: #060;\n}\n'],
    shows: [/^- `dark`: looks different$/],
  },
  {
    says: 'a style on phones',
    edit: [demo('phone.css'), '}\n', '}\n\n@media (max-width: 500px) {\n  .phone {\n    padding: 2px;\n  }\n}\n'],
    shows: [/^- `phone`: looks different$/],
  },
  { says: "a demo's data file", edit: [demo('prices.json'), '15', '16'], shows: [/^- `data`: looks different$/] },
  {
    says: 'a violation',
    edit: [demo('violation.tsx'), ' aria-label="Name"', ''],
    shows: [
      /^- `violation`: other markup, same picture, 1 new finding\n {2}- `violates label in light: <input value="Ada">`$/,
    ],
  },
  {
    says: 'a message of the console',
    edit: [demo('warning.tsx'), 'return', "console.warn('It is late');\n  return"],
    shows: [/^- `warning`: 1 new finding\n {2}- `logs warning: It is late`$/],
  },
  {
    says: 'a request to another host',
    edit: [demo('request.tsx'), '() => {}', "() => void fetch('https://visits.example/today').catch(() => {})"],
    shows: [/^- `request`: 1 new finding\n {2}- `asks another host: https:\/\/visits\.example\/today`$/],
  },
  {
    says: 'a size',
    edit: [demo('size.tsx'), "'none'", JSON.stringify(NOISE)],
    shows: [/^- demo `size`: .* \(\+\d+\.\d kB\)$/, /^- page `\/`: .* \(\+\d+\.\d kB\)$/],
  },
  {
    says: 'an attribute that nobody sees',
    edit: [demo('attribute.tsx'), '"open"', '"closed"'],
    shows: [/^- `attribute`: other markup, same picture$/],
  },
  {
    says: 'a renamed demo',
    edit: ['website/docs/index.mdx', './demo/renamed.tsx', './demo/other-name.tsx'],
    shows: [/^- `other-name`: renamed, was renamed$/],
  },
  {
    says: 'a removed demo',
    edit: ['website/docs/index.mdx', /<Demo src="\.\/demo\/removed\.tsx" .*\n/, ''],
    shows: [/^- `removed`: removed$/],
  },
  {
    says: 'a default, which a demo uses',
    edit: [KIT, /'round'(?=\n|, width)/g, "'square'"],
    shows: [
      /^- `Badge\.shape` changed: default `'round'` → `'square'`$/,
      /^- `shape`: looks different$/,
      /^- Changed: API \(`\/guide\/api`\)$/,
    ],
  },
  {
    says: 'a new prop',
    edit: [KIT, '/** Its icon. */', '/** Its size. */\n  size?: number;\n  /** Its icon. */'],
    shows: [/^- `Badge\.size` added$/],
  },
  {
    says: 'a prop that is gone',
    edit: [KIT, /.*as version 0 had it.*\n.*\n/, ''],
    shows: [/^- `Badge\.color` removed$/],
  },
  {
    says: "a prop's type",
    edit: [KIT, 'width?: number', 'width?: number | string'],
    shows: [/^- `Badge\.width` changed: type `number` → `.*number.*`$/],
  },
  {
    says: 'a prop that is required',
    edit: [KIT, 'title?: string', 'title: string'],
    shows: [/^- `Badge\.title` changed: required none → `yes`$/],
  },
  {
    says: 'a prop that is deprecated',
    edit: [KIT, '/** Its icon. */', '/**\n   * Its icon.\n   * @deprecated Use `children`.\n   */'],
    shows: [/^- `Badge\.icon` deprecated$/],
  },
  {
    says: 'a type',
    edit: [KIT, "'calm' | 'loud'", "'calm' | 'loud' | 'mad'"],
    shows: [/^- `(Tone|Badge\.tone)` changed: type /],
  },
  {
    says: "a page's text",
    edit: ['website/docs/guide/index.mdx', 'a badge', 'two badges'],
    shows: [/^- Changed: Guide \(`\/guide`\)$/],
  },
  {
    says: 'a removed page',
    edit: ['website/docs/guide/old.mdx', /^[^]*$/, ''],
    shows: [/^- Removed: Old ways \(`\/guide\/old`\)$/],
  },
];

/** Changes that readers see nothing of. */
export const UNSEEN: readonly Omit<Seed, 'shows'>[] = [
  { says: 'a comment in a demo', edit: [demo('comment.tsx'), 'return', '// What it returns.\n  return'] },
  { says: 'the format of a demo', edit: [demo('format.tsx'), /return (.*);/, 'return (\n    $1\n  );'] },
  { says: 'when something goes by itself', edit: [demo('passing.tsx'), '100', '4000'] },
  {
    says: 'a demo that shows something else each time',
    edit: [demo('chance.tsx'), 'UUID()', 'UUID().slice(1)'],
  },
  { says: 'a comment in a style', edit: [demo('style.css'), '.style', '/* A style. */\n.style'] },
  { says: 'a comment in the library', edit: [KIT, 'return (', '// What it shows.\n  return ('] },
  { says: 'the format of a data file', edit: [demo('prices.json'), ', ', ',\n  '] },
  { says: 'a comment in a page', edit: ['website/docs/guide/index.mdx', 'Start', '{/* Later more. */}\n\nStart'] },
  { says: 'a file of the repository', edit: ['package.json', '"1.0.0"', '"1.0.0",\n  "author": "Ada"'] },
];
