/** How a reader looks at a demo and its code. What is absent is as the page has it. */
export interface Look {
  /** Width of the demo's window, in pixels. */
  width?: number;
  dir?: 'ltr' | 'rtl';
  color?: 'light' | 'dark';
  motion?: 'reduce';
  /** The code without types. */
  code?: 'js';
  /** Key of the version of the library that it runs in: `7_40_0`. */
  version?: string;
  /** That of another one, beside it. */
  beside?: string;
  /** Ends of the range of versions among which the reader finds the one that changed the demo. */
  from?: string;
  to?: string;
}

/** Limits of the width, in pixels. */
export const WIDTH = { min: 240, max: 1600, start: 390, step: 10 };

type LookText = `look.${'full' | 'tablet' | 'phone' | 'page' | 'ltr' | 'rtl'}` | `colour.${'light' | 'dark'}`;

/** What there is to choose from for each part of a look: values, the page's first, with labels. */
export const lookChoices = (
  text: (key: LookText) => string,
): Record<'width' | 'dir' | 'color' | 'code', [value: string, label: string][]> => ({
  width: [
    ['', text('look.full')],
    ['768', text('look.tablet')],
    ['390', text('look.phone')],
  ],
  dir: [
    ['', text('look.page')],
    ['ltr', text('look.ltr')],
    ['rtl', text('look.rtl')],
  ],
  color: [
    ['', text('look.page')],
    ['light', text('colour.light')],
    ['dark', text('colour.dark')],
  ],
  code: [
    ['', 'TypeScript'],
    ['js', 'JavaScript'],
  ],
});

/** A look as text: `width-390.dir-rtl`. Empty for none. */
export const printLook = (look: Look): string =>
  Object.entries(look)
    .map(([name, value]) => `${name}-${String(value)}`)
    .join('.');

/** A key of a version, or of the one that the site has (`BUILT_IN`). */
const VERSION = /^[\w@/~-]{1,100}$/;

/** What a look calls the version of the site itself, where another one is the demo's. */
export const BUILT_IN = 'site';

/** Reads a look. Anybody may have written it. */
export function parseLook(text: string): Look {
  const parts = new Map(
    text.split('.').map((part): [string, string] => {
      const [name = ''] = part.split('-', 1);
      return [name, part.slice(name.length + 1)];
    }),
  );
  const versions = (['version', 'beside', 'from', 'to'] as const).flatMap((name) => {
    const key = parts.get(name) ?? '';
    return VERSION.test(key) ? [[name, key]] : [];
  });
  const [width, dir, color] = [Number(parts.get('width')), parts.get('dir'), parts.get('color')];
  return {
    ...(width >= WIDTH.min && width <= WIDTH.max && { width }),
    ...((dir === 'ltr' || dir === 'rtl') && { dir }),
    ...((color === 'light' || color === 'dark') && { color }),
    ...(parts.get('motion') === 'reduce' && { motion: 'reduce' }),
    ...(parts.get('code') === 'js' && { code: 'js' }),
    ...Object.fromEntries(versions),
  };
}

/** A look with another choice; an empty one is the page's. */
export function changeLook(look: Look, name: string, choice: string | undefined): Look {
  const value = name === 'width' ? Number(choice) : choice;
  return Object.fromEntries(Object.entries({ ...look, [name]: value }).filter(([, value]) => value));
}

/** The address of a demo with a look, as `createDemo` reads it: `/demo/simple?look=simple:width-390#demo-simple`. */
export function withLook(address: string, id: string, look: string): string {
  if (look === '') return address;
  const [before = '', ...hash] = address.split('#');
  const query = `${before.includes('?') ? '&' : '?'}look=${encodeURIComponent(id)}:${look}`;
  return [before + query, ...hash].join('#');
}
