/** A text, or what fetches it first: undefined if there is none. If that fails, it is for its owner to say so. */
export type CopiedText = string | (() => Promise<string | undefined>);

/**
 * Copies a text. Call it from the press itself: browsers allow it then alone, and a fetch takes longer. They take a promise for
 * that, if they know how.
 * @returns false if there is no text, or the browser forbids it.
 * @throws what fetching the text throws.
 */
export async function copyText(text: CopiedText): Promise<boolean> {
  if (typeof text === 'string') return isDone(() => navigator.clipboard.writeText(text));
  const fetched = text();
  const promised = fetched.then(toBlob);
  // Its error is told by `fetched`.
  promised.catch(() => undefined);
  if (await isDone(() => navigator.clipboard.write([new ClipboardItem({ 'text/plain': promised })]))) return true;
  const value = await fetched;
  return value !== undefined && isDone(() => navigator.clipboard.writeText(value));
}

async function isDone(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch {
    return false;
  }
}

function toBlob(text: string | undefined): Blob {
  if (text === undefined) throw new Error('There is no text to copy');
  return new Blob([text], { type: 'text/plain' });
}
