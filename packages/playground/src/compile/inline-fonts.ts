/** Puts fonts into a stylesheet. */
export type InlineFonts = (text: string) => Promise<string>;

/**
 * Puts the page's own fonts into stylesheets as data. A frame's origin is opaque, and few servers give such a one a font. A font
 * that can't be fetched stays as it is, and so does one for other scripts than Latin: there may be a hundred files of them.
 */
export function createFontInliner(): InlineFonts {
  const known = new Map<string, Promise<string | undefined>>();
  const dataOf = (address: string) => {
    const data = known.get(address) ?? fetchData(address).catch(() => undefined);
    known.set(address, data);
    return data;
  };
  return async (text) => {
    if (!text.includes('@font-face')) return text;
    const addresses = new Set(
      [...text.matchAll(FACE)].flatMap(([face]) =>
        isLatin(face) ? [...face.matchAll(ADDRESS)].map(([, , to = '']) => to) : [],
      ),
    );
    const own = [...addresses].filter((address) => originOf(address) === location.origin);
    const data = new Map(await Promise.all(own.map(async (address) => [address, await dataOf(address)] as const)));
    return text.replace(ADDRESS, (whole, _, address: string) => {
      const found = data.get(address);
      return found === undefined ? whole : `url("${found}")`;
    });
  };
}

/** Undefined of an address that nobody has written to its end. */
function originOf(address: string): string | undefined {
  // Not by `URL.canParse`, which Chrome has from version 120 on and Safari from 17 on.
  try {
    return new URL(address, document.baseURI).origin;
  } catch {
    return undefined;
  }
}

const FACE = /@font-face\s*\{[^}]*\}/g;
const ADDRESS = /url\(\s*(["']?)((?!data:)[^"')]+)\1\s*\)/g;
const LETTER = 0x61;

/** True for a rule whose font has Latin letters. */
function isLatin(face: string): boolean {
  const [, ranges] = /unicode-range:([^;}]*)/i.exec(face) ?? [];
  if (ranges === undefined) return true;
  return ranges.split(',').some((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    const toNumber = (text: string, digit: string) => Number.parseInt(text.replaceAll('?', digit), 16);
    return toNumber(first, '0') <= LETTER && LETTER <= toNumber(last, 'F');
  });
}

async function fetchData(address: string): Promise<string | undefined> {
  const response = await fetch(address);
  if (!response.ok) return undefined;
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('loadend', resolve));
  reader.readAsDataURL(await response.blob());
  await read;
  return typeof reader.result === 'string' ? reader.result : undefined;
}
