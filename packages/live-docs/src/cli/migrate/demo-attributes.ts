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
 * @returns also the names of what can't be said here, and whether dumi shows the demo while developing only.
 */
export function demoAttributes(said: Record<string, unknown>): {
  attributes: DemoAttributes;
  dropped: string[];
  isDebug: boolean;
} {
  const { title, description, iframe, background, compact, inline, debug } = said;
  const height = Number(iframe) > 1 ? String(Number(iframe)) : undefined;
  return {
    attributes: {
      title: asText(title),
      description: asText(description)?.replaceAll(/\s*\n\s*/g, ' '),
      iframe: isOn(iframe) || height !== undefined,
      height,
      background: asText(background),
      compact: isOn(compact),
      inline: isOn(inline),
    },
    dropped: Object.keys(said).filter((key) => DROPPED.includes(key) || /^(title|description)\./.test(key)),
    isDebug: isOn(debug),
  };
}
