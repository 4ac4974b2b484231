import { compareVersions } from '../../model';

/**
 * True for a version that a range of `package.json` takes in: an exact version, `^1.2.3`, `~1.2.3`, comparisons such as `>=18.3.0 <20`,
 * and several with `||` between them. Ranges of other kinds take in any version.
 * @param version `1.2.3`
 */
export function inRange(version: string, range: string): boolean {
  return range.split('||').some((part) =>
    part
      .trim()
      .split(/\s+/)
      .every((one) => {
        const [, sign = '', text = ''] = /^(\^|~|>=|<=|>|<|=)?v?(\d+(?:\.\d+){0,2})/.exec(one) ?? [];
        if (!text) return true;
        const order = compare(version, text);
        if (sign === '<') return order < 0;
        if (sign === '<=') return order <= 0;
        if (sign === '>') return order > 0;
        if (sign === '' || sign === '=') return order === 0;
        return order >= 0 && (sign === '>=' || compare(version, endOf(numbers(text), sign)) < 0);
      }),
  );
}

/** The first version behind a range: from 1.2.3 on 2.0.0 with `^`, 1.3.0 with `~`; from 0.2.3 on 0.3.0. */
function endOf([major = 0, minor = 0, patch = 0]: number[], sign: string): string {
  if (sign === '~' || (major === 0 && minor > 0)) return `${major}.${minor + 1}.0`;
  return major > 0 ? `${major + 1}.0.0` : `0.0.${patch + 1}`;
}

const numbers = (version: string) => (version.match(/\d+/g) ?? []).map(Number).slice(0, 3);

/** Below 0 if the first one is older. What follows the three numbers doesn't count. */
const compare = (a: string, b: string): number => compareVersions(numbers(a).join('.'), numbers(b).join('.'));
