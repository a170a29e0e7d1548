/** The recorded features, sorted, by their kind. */
export function formatSupported(recorded: string): string {
  const features = new Map<string, Set<string>>();
  for (const line of recorded.trim().split('\n')) {
    const [kind, feature] = JSON.parse(line) as [string, string];
    features.set(kind, (features.get(kind) ?? new Set()).add(feature));
  }
  const sorted = [...features].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, names]) => [kind, [...names].sort()]);
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
