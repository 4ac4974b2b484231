/** Members of an object, and levels of objects in objects, that are written. */
const MEMBERS = 20;
const LEVELS = 3;

/** Arguments of `console.log` as text: placeholders of the first filled in, the rest behind it. */
export function formatValues(values: readonly unknown[]): string {
  const [first, ...rest] = values;
  if (typeof first !== 'string') return values.map((value) => formatValue(value)).join(' ');
  const text = first.replace(/%([sdifoOc%])/g, (all, kind: string) => {
    if (kind === '%') return '%';
    if (rest.length === 0) return all;
    const value = rest.shift();
    // Style of what follows.
    if (kind === 'c') return '';
    return kind === 's' ? topLevel(value) : formatValue(value);
  });
  return [text, ...rest.map(topLevel)].join(' ').trimEnd();
}

const topLevel = (value: unknown) => (typeof value === 'string' ? value : formatValue(value));

/** A value as text, about as browsers write it. Never throws. */
function formatValue(value: unknown, level = 0): string {
  try {
    return write(value, level);
  } catch {
    return '[unreadable]';
  }
}

function write(value: unknown, level: number): string {
  if (typeof value === 'string') return level === 0 ? value : JSON.stringify(value);
  if (typeof value === 'function') return `ƒ ${value.name || 'anonymous'}`;
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? `${value}n` : String(value);
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Element) return `<${value.localName}>`;
  if (value instanceof Date || value instanceof RegExp) return String(value);
  if (value instanceof Map || value instanceof Set)
    return `${value.constructor.name}(${value.size}) ${members([...value], level)}`;
  if (Array.isArray(value)) return members(value, level);
  const name = value.constructor?.name;
  return `${name && name !== 'Object' ? `${name} ` : ''}${members(value, level)}`;
}

function members(value: object, level: number): string {
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const keys = Object.keys(value);
  if (keys.length === 0) return open + close;
  if (level >= LEVELS) return `${open}…${close}`;
  const parts = keys.slice(0, MEMBERS).map((key) => {
    const text = formatValue(Reflect.get(value, key), level + 1);
    return isList ? text : `${key}: ${text}`;
  });
  if (keys.length > MEMBERS) parts.push('…');
  return isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
}
