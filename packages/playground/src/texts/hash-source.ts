/** A short name for a set of files: the same for the same texts, another one for any other. */
export function hashSource(files: Readonly<Record<string, string>>): string {
  const text = JSON.stringify(Object.entries(files));
  // Two sums of 32 bits, mixed as in MurmurHash: what must not meet by chance are the few versions of one demo.
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  // A letter in front: objects would put keys that are numbers before all others.
  return `v${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
}
