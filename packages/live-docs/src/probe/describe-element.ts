/** Characters of a text, or of the value of an attribute, that are told. */
const LONGEST = 80;

/** What is in them is drawing or code. */
const CLOSED = 'svg, canvas, style, script';

/** Elements that a selector may find until those that are left are counted only. */
const MOST = 20;

/** An element in a line: its tag, classes and attributes, where it's scrolled to, and its text. `button.sort[aria-pressed=true]: Name` */
export function describeElement(element: Element): string {
  if (!element.isConnected) return `${element.localName}, which is gone`;
  return headOf(element) + textOf(element);
}

/**
 * The elements that a selector finds, each with its box in pixels and with what is in it: a line for each element, those inside
 * another one indented. What can't be told is said in their place.
 */
export function inspect(selector: string): string[] {
  try {
    const all = [...document.querySelectorAll(selector)];
    const told = all.slice(0, MOST).map((one) => outlineOf(one, ` (${boxOf(one)})`).join('\n'));
    if (all.length > MOST) return [...told, `… and ${all.length - MOST} more`];
    return told.length > 0 ? told : ['There are none.'];
  } catch {
    return ["It isn't a CSS selector."];
  }
}

function outlineOf(element: Element, box = ''): string[] {
  const head = `- ${headOf(element)}${box}`;
  if (element.childElementCount === 0 || element.matches(CLOSED)) return [head + textOf(element)];
  const parts = [...element.childNodes].flatMap((part) => {
    if (part instanceof Element) return outlineOf(part);
    const text = part instanceof Text && shorten(part.data);
    return text ? [`- text: ${text}`] : [];
  });
  return [`${head}:`, ...parts.map((line) => `  ${line}`)];
}

function textOf(element: Element): string {
  const text = element.matches(CLOSED) ? '' : shorten(element.textContent ?? '');
  return text && `: ${text}`;
}

function headOf(element: Element): string {
  const classes = (element.getAttribute('class') ?? '').split(/\s+/).filter(Boolean);
  const { scrollLeft, scrollTop } = element;
  return [
    [element.localName, ...classes].join('.'),
    ...[...element.attributes].flatMap(({ name, value }) =>
      /^(class|value|checked)$/.test(name) ? [] : writeAttribute(name, value),
    ),
    ...stateOf(element).map(([name, value]) => writeAttribute(name, value)),
    scrollLeft || scrollTop ? ` (scrolled ${round(scrollLeft)}, ${round(scrollTop)})` : '',
  ].join('');
}

/** A word that is one of few isn't quoted. */
function writeAttribute(name: string, value: string): string {
  if (value === '') return `[${name}]`;
  const isWord = !name.startsWith('data-') && /^[a-z-]+$/i.test(value);
  return `[${name}=${isWord ? value : JSON.stringify(shorten(value))}]`;
}

/** What a field holds now; its attributes say what it held at first. */
function stateOf(element: Element): [name: string, value: string][] {
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type))
    return (['checked', 'indeterminate'] as const).flatMap((name) => (element[name] ? [[name, '']] : []));
  const isField = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => element instanceof kind);
  return isField && 'value' in element ? [['value', String(element.value)]] : [];
}

function boxOf(element: Element): string {
  const { x, y, width, height } = element.getBoundingClientRect();
  return `${round(x)}, ${round(y)}, ${round(width)} × ${round(height)}`;
}

const round = (length: number) => Math.round(length * 10) / 10;

function shorten(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
