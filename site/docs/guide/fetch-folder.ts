import { wait } from './wait';

export interface FileNode {
  path: string;
  name: string;
  size: string;
  /** An empty array for a folder that hasn't been loaded. */
  children?: FileNode[];
}

const folder = (path: string, name: string): FileNode => ({ path, name, size: '', children: [] });
const file = (path: string, name: string, size: string): FileNode => ({ path, name, size });

const folders: Record<string, FileNode[]> = {
  '/photos': [
    folder('/photos/2025', '2025'),
    file('/photos/cover.jpg', 'cover.jpg', '9.4 MB'),
    file('/photos/crust.jpg', 'crust.jpg', '4.1 MB'),
  ],
  '/photos/2025': [file('/photos/2025/oven.jpg', 'oven.jpg', '3.7 MB')],
  '/recipes': [
    file('/recipes/bread.md', 'bread.md', '84 kB'),
    file('/recipes/soup.md', 'soup.md', '61 kB'),
  ],
  '/drafts': [],
};

export const topLevel = [
  folder('/photos', 'Photos'),
  folder('/recipes', 'Recipes'),
  folder('/drafts', 'Drafts'),
];

let busy = true;

/** Simulates a server. Recipes fail once, Drafts is empty. */
export async function fetchFolder(path: string): Promise<FileNode[]> {
  await wait(700);
  if (path === '/recipes' && busy) {
    busy = false;
    throw new Error('The server is busy.');
  }
  return folders[path] ?? [];
}
