/** What is said of findings. The command says it in English; a page passes them in its own language. */
export const SAYINGS = {
  since: ' since {since}',
  instead: ' Use `{name}` instead.',
  removed: '{name} is gone{when}.',
  absent: "{name} isn't in {to}.",
  required: '{name} is required{when}: set it.',
  changed: '{name} has another type{when}: {before} → {after}',
  deprecated: '{name} is deprecated{when}.',
  file: "The file {name} isn't in {to}.",
  root: " Import it from '{name}'.",
  package: "The package {name} is called {to} since {since}. Import '{text}'.",
  look: ' Look whether it has this file.',
  default: 'The default export of {name}',
  export: '{name} of {module}',
};

export type Sayings = Readonly<Record<keyof typeof SAYINGS, string>>;

/** Puts values into a saying. */
export const fill = (saying: string, values: Readonly<Record<string, string>>): string =>
  saying.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);
