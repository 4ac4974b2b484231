// @ts-check

/**
 * What is wrong with a version of Node. This runs on that version, before anything else is imported.
 * @param {string} name of the command
 * @param {string} version `20.19.0`
 * @param {string} range the versions that work, as "engines" of package.json has them: `^20.19.0 || >=24.0.0`
 * @returns {string | undefined} the message; undefined if the version is in the range
 */
export function checkNode(name, version, range) {
  const [major, ...rest] = read(version);
  const fits = range.split('||').some((part) => {
    const [least, ...from] = read(part);
    return major === least ? compare(rest, from) >= 0 : part.includes('>=') && major > least;
  });
  if (fits) return undefined;
  return `${name}: this is Node ${version}. Expected Node ${range}. Install the current LTS version from https://nodejs.org.`;
}

/**
 * The first three numbers of a version or range.
 * @param {string} text
 * @returns {[major: number, minor: number, patch: number]}
 */
function read(text) {
  const [major = 0, minor = 0, patch = 0] = (text.match(/\d+/g) ?? []).map(Number);
  return [major, minor, patch];
}

/**
 * @param {number[]} a minor version and patch
 * @param {number[]} b
 */
const compare = ([minor = 0, patch = 0], [minor2 = 0, patch2 = 0]) => minor - minor2 || patch - patch2;
