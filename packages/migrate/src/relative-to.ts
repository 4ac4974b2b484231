import path from 'node:path';

/** The path from one file to another, as an import writes it: `./a.tsx`, `../src`. */
export function relativeTo(from: string, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
