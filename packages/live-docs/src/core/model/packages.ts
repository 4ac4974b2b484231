/** The package that an import names: `@scope/name/file` and `name/file` without the file. */
export function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** The package that holds the types of another, where that one has none: `@types/scope__name` for `@scope/name`. */
export function typesOf(name: string): string {
  return `@types/${name.replace('@', '').replace('/', '__')}`;
}
