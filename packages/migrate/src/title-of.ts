/** The last name of an address as a title: `/guide/getting-started` is "Getting started". */
export function titleOf(path: string): string {
  const name = path.split('/').at(-1)?.replaceAll('-', ' ') ?? '';
  return name === '' ? 'Overview' : name[0]!.toUpperCase() + name.slice(1);
}
