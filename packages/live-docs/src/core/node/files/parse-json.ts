/** A text as JSON, taken for what the caller expects of it; undefined if there is none, or it's no JSON. */
export function parseJson<T>(text: string | undefined): T | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}
