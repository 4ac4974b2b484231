/** A file, or a folder with what is in it. */
export interface BookFile {
  path: string;
  name: string;
  changed: string;
  /** In kilobytes. A folder has what its files have together. */
  size: number;
  children?: BookFile[];
}

/** Names end where their brackets do: a folder is a name and a list, a file a name, a day and a size. */
type Entry = [name: string, entries: Entry[]] | [name: string, changed: string, size: number];

const book: Entry[] = [
  [
    'Photographs',
    [
      [
        'Bread',
        [
          ['crust.jpg', '2024-03-04', 4180],
          ['oven.jpg', '2024-03-04', 3720],
        ],
      ],
      ['cover.jpg', '2024-05-17', 9460],
    ],
  ],
  [
    'Text',
    [
      ['1 Bread.md', '2024-04-22', 84],
      ['2 Soup.md', '2024-04-30', 61],
      ['Preface.md', '2024-05-19', 7],
    ],
  ],
  ['Contract.pdf', '2023-11-08', 312],
];

function toFile([name, content, size]: Entry, folder: string): BookFile {
  const path = `${folder}/${name}`;
  if (typeof content === 'string') return { path, name, changed: content, size: size ?? 0 };
  const children = content.map((entry) => toFile(entry, path));
  return {
    path,
    name,
    changed: children.reduce((latest, { changed }) => (changed > latest ? changed : latest), ''),
    size: children.reduce((sum, file) => sum + file.size, 0),
    children,
  };
}

export const bookFiles: BookFile[] = book.map((entry) => toFile(entry, ''));
