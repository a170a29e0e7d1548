/** How likely at least `hits` of some trials are, if each happens with its own chance (exact, by convolution). */
export function chanceOfAtLeast(hits: number, chances: readonly number[]): number {
  let distribution = [1];
  for (const chance of chances) {
    const before = distribution;
    const missed = [...before, 0].map((share) => share * (1 - chance));
    distribution = missed.map((share, count) => share + (before[count - 1] ?? 0) * chance);
  }
  return distribution.slice(hits).reduce((sum, share) => sum + share, 0);
}
