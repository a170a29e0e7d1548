/** The same entries in a random order. */
export function shuffled<Entry>(entries: readonly Entry[], random: () => number): Entry[] {
  return entries
    .map((entry) => ({ entry, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ entry }) => entry);
}
