/** The candidate that takes the fewest letters to change; none where over half of them would have to be. */
export function findNearest(name: string, candidates: string[]): string | undefined {
  const [nearest] = candidates
    .map((candidate) => ({ candidate, steps: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, steps }) => steps * 2 <= Math.max(name.length, candidate.length))
    .sort((a, b) => a.steps - b.steps);
  return nearest?.candidate;
}

/** Letters to add, take out or replace to turn one word into another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const [above = 0, before = 0, diagonal = 0] = [row[j], next[j - 1], row[j - 1]];
      next.push(Math.min(above + 1, before + 1, diagonal + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
