/** Attributes of `<Demo>` by name, in the order that they're written in. */
export type DemoAttributes = Record<string, string | boolean | undefined>;

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined;
const isOn = (value: unknown) => value === true || value === 'true';

/** What dumi may say of a demo that has no meaning here. */
const DROPPED = ['transform', 'defaultShowCode', 'demoUrl', 'snapshot', 'only', 'skip', 'order'];

/**
 * The attributes of a demo as the engine has them.
 * @param said what dumi's tag says over what the demo's own comment says.
 * @param locale the language of the page, as dumi names it.
 * @param translatedTo the others that the page is translated to, where its title is that of the translation's tag.
 * @returns also the names of what can't be said here, and whether dumi shows the demo while developing only.
 */
export function demoAttributes(
  said: Record<string, unknown>,
  locale: string,
  translatedTo: readonly string[] | undefined,
): {
  attributes: DemoAttributes;
  dropped: string[];
  isDebug: boolean;
} {
  const { iframe, background, compact, inline, debug } = said;
  const own = (key: string) => asText(said[`${key}.${locale}`]) ?? asText(said[key]);
  const isOther = (key: string) => {
    const other = /^(?:title|description)\.(.*)$/.exec(key)?.[1];
    return other !== undefined && other !== locale && translatedTo?.includes(other) === false;
  };
  const height = Number(iframe) > 1 ? String(Number(iframe)) : undefined;
  return {
    attributes: {
      title: own('title'),
      description: own('description')?.replaceAll(/\s*\n\s*/g, ' '),
      iframe: isOn(iframe) || height !== undefined,
      height,
      background: asText(background),
      compact: isOn(compact),
      inline: isOn(inline),
    },
    dropped: Object.keys(said).filter((key) => DROPPED.includes(key) || isOther(key)),
    isDebug: isOn(debug),
  };
}
