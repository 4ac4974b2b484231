// Texts hold no control characters.
// oxlint-disable no-control-regex
/** A bracket, a comma, a colon, a text, or a number or name. */
const TOKEN =
  /\s*(?:([[{\]},:])|("(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.]))/y;

/** Where a text stops being JSON: browsers tell each in their own way, and many not at all. @returns an offset. */
export function findJsonFault(text: string): number {
  /** The brackets that are open. */
  const open: string[] = [];
  /** What may follow: a value or a key, or what comes behind one. */
  let isBehind = false;
  let isKey = false;
  /** A bracket may close at once; behind a comma it may not. */
  let isEmpty = false;
  let at = 0;
  for (TOKEN.lastIndex = 0; ; at = TOKEN.lastIndex) {
    const fault = at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
    const token = TOKEN.exec(text);
    if (!token) return fault;
    const [, mark, string] = token;
    const around = open.at(-1);
    if (mark === '{' || mark === '[') {
      if (isBehind || isKey) return fault;
      open.push(mark);
      [isKey, isEmpty] = [mark === '{', true];
    } else if (mark === '}' || mark === ']') {
      if (around !== (mark === '}' ? '{' : '[') || !(isEmpty || (isBehind && !isKey))) return fault;
      open.pop();
      [isBehind, isKey, isEmpty] = [true, false, false];
    } else if (mark === ',') {
      if (!isBehind || isKey || around === undefined) return fault;
      [isBehind, isKey] = [false, around === '{'];
    } else if (mark === ':') {
      if (!isBehind || !isKey) return fault;
      [isBehind, isKey] = [false, false];
    } else {
      if (isBehind || (isKey && string === undefined)) return fault;
      [isBehind, isEmpty] = [true, false];
    }
  }
}
