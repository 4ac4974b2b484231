import path from 'node:path';

/** True for the module that changes dumi's routes while it runs. */
export const isApp = (file: string): boolean => /^\.dumi\/app\.[jt]sx?$/.test(file);

/** Routes that such a module adds to lead elsewhere: `{ path: '/demo', element: <Navigate to="basic" /> }`. */
export function readRoutes(code = ''): Record<string, string> {
  const routes = code.matchAll(/\bpath:\s*(['"])(\/[^'"]*)\1[^{}]*<Navigate\s+to=(['"])([^'"]+)\3/g);
  return Object.fromEntries(Array.from(routes, ([, , from = '', , to = '']) => [from, path.posix.resolve(from, to)]));
}
