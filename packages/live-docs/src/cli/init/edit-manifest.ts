/** The scripts of a site, by the name that they get. */
export type Scripts = Record<string, string>;

/**
 * Adds scripts to a `package.json` as npm would write it: those that it has stay as they are.
 * @param text of the file; undefined if there is none.
 * @param name for a new file.
 * @returns the new text, and the names of the scripts that were added.
 */
export function addScripts(
  text: string | undefined,
  name: string,
  scripts: Scripts,
): { text: string; added: string[] } {
  const manifest = (
    text === undefined ? { name, version: '0.0.0', private: true, type: 'module' } : JSON.parse(text)
  ) as { scripts?: Scripts };
  const added = Object.keys(scripts).filter((key) => manifest.scripts?.[key] === undefined);
  if (added.length === 0 && text !== undefined) return { text, added };
  manifest.scripts = { ...manifest.scripts, ...Object.fromEntries(added.map((key) => [key, scripts[key]!])) };
  const indent = /^[ \t]+(?=")/m.exec(text ?? '')?.[0] ?? 2;
  const end = text === undefined || text.endsWith('\n') ? '\n' : '';
  return { text: JSON.stringify(manifest, undefined, indent) + end, added };
}

/**
 * Adds lines to a `.gitignore`, unless a line ignores the same.
 * @returns the new text, and the lines that were added.
 */
export function addIgnored(text: string, names: string[]): { text: string; added: string[] } {
  const bare = (line: string) => line.trim().replace(/^\/|\/$/g, '');
  const lines = text.split('\n').map(bare);
  const added = names.filter((name) => !lines.includes(name));
  const start = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  return { text: start + added.map((name) => `${name}\n`).join(''), added };
}
