import type { Manifest } from '../files/installed-package';

/** What the configuration says until its author corrects it. */
export const PLACEHOLDER = 'https://github.com/owner/name';

/** The web address of a package's repository; undefined if it names none. */
export function readRepository({ repository }: Manifest = {}): { url: string; directory?: string } | undefined {
  const { url = '', directory } =
    typeof repository === 'object' ? repository : { url: repository, directory: undefined };
  // `git+https://…`, `git@host:owner/name`, `github:owner/name`, `owner/name`, with `.git` or a branch at the end.
  const address = url
    .replace(/^git\+/, '')
    .replace(/^github:|^(?=\w[\w.-]*\/[\w.-]+$)/, 'https://github.com/')
    .replace(/^(ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$2/')
    .replace(/^(git|http):\/\//, 'https://')
    .replace(/(\.git)?\/?(#.*)?$/, '');
  if (!address.startsWith('https://') || !URL.canParse(address)) return undefined;
  return { url: address, ...(directory ? { directory } : {}) };
}
