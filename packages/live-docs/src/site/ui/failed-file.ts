/** While developing: the file below `docs` that threw an error, by the first line of its stack that names one. */
export function failedFile({ stack = '' }: Error): string | undefined {
  const address = /https?:\/\/[^\s?)]+/.exec(stack)?.[0] ?? '';
  const base = window.location.origin + import.meta.env.BASE_URL;
  return address.startsWith(`${base}docs/`) ? address.slice(base.length) : undefined;
}
