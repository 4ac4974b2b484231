import { createHash } from 'node:crypto';

/** The part of a file's name that changes with its content. */
export function contentHash(...parts: (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('base64url').slice(0, 8);
}
