import type { ReactNode } from 'react';
import type { ServerStyles } from '../../model';

/**
 * Wraps what is rendered on the server in what collects its styles.
 * @param serverStyles what the module of the option `serverStyles` exports; undefined without one.
 * @throws saying what that should be.
 */
export function collectStyles(serverStyles: unknown, content: ReactNode): ReturnType<ServerStyles> {
  if (serverStyles === undefined) return { content, getTags: () => '' };
  const collected = typeof serverStyles === 'function' ? (serverStyles as ServerStyles)(content) : undefined;
  if (typeof collected?.getTags !== 'function' || !('content' in collected))
    throw new TypeError(
      'The module that "serverStyles" in site.config.ts names must export by default a function that takes what is rendered and returns { content, getTags }',
    );
  return collected;
}
