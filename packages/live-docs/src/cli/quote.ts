const ESCAPES: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** A text as TypeScript writes it, in the quotes that a formatter would choose. */
export function quote(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`);
  return mark + escaped.replaceAll(/[\n\r\u2028\u2029]/g, (sign) => ESCAPES[sign]!) + mark;
}

/** A key of an object, with quotes where it needs them. */
export const printKey = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key));
