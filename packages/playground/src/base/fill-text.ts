/** Puts values into a text: `{name}` is replaced by `values.name`. A name without a value stays as it is. */
export function fillText(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
}
