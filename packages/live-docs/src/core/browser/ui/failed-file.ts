/** While developing: the file of the site that threw an error, by the first line of its stack that names an address. */
export function failedFile({ stack = '' }: Error): string | undefined {
  const address = /https?:\/\/[^\s?)]+/.exec(stack)?.[0] ?? '';
  const base = window.location.origin + import.meta.env.BASE_URL;
  const file = address.startsWith(base) ? address.slice(base.length) : '';
  // The engine, the bundler and packages are below folders of these names.
  return /\.(mdx?|[jt]sx?)$/.test(file) && !/^(@|\.|node_modules\/)/.test(file) ? file : undefined;
}
