/** A part of an address as people write it: `%C3%BC` as `ü`. What cannot be decoded, `100%`, comes back as it is. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
