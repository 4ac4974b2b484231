// @ts-check

/**
 * A manifest, or a lock file, in which packages have another version, and what pins them exactly names it. Ranges stay.
 * @param {string} text of `package.json` or `package-lock.json`
 * @param {readonly string[]} names of packages that belong together
 * @param {string} version
 * @returns {string}
 */
export function setVersion(text, names, version) {
  const manifest = JSON.parse(text);
  // A lock file has a manifest for each folder; what is installed in `node_modules` is locked as it is.
  const folders = Object.entries(manifest.packages ?? { '': manifest }).filter(
    ([folder]) => !folder.includes('node_modules'),
  );
  for (const [folder, one] of folders) {
    // Of a folder that is called like its package, a lock file leaves out the name.
    const name = one.name ?? (folder.split('/').at(-1) || manifest.name);
    if (names.includes(name) && (folder !== '' || !manifest.packages)) one.version = version;
    for (const kind of ['dependencies', 'devDependencies', 'peerDependencies'])
      for (const needed of names) if (/^\d/.test(one[kind]?.[needed] ?? '')) one[kind][needed] = version;
  }
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
