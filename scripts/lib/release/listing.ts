import type { LiveRelease } from '@wattle/federation/release';

/** What is live, a line for each: since when, by whom, what pages fall back to, and what was withdrawn. */
export function listing(releases: readonly LiveRelease[], names = releases.map(({ name }) => name)): string {
  const shown = releases.filter(({ name }) => names.includes(name));
  if (shown.length === 0) return 'Nothing has been released yet.';
  return shown
    .map(({ name, version, since, by, fallback, withdrawn, canary }) => {
      const origin = since ? `since ${since} by ${by}` : 'since before the history was kept';
      const back = fallback
        ? `falls back to ${fallback}`
        : 'falls back to nothing: no earlier version has proven itself';
      const bad = withdrawn.length > 0 ? `; withdrawn: ${withdrawn.join(', ')}` : '';
      const trial = canary
        ? `; ${canary.release.version} for ${canary.share}% of the visitors since ${canary.since}`
        : '';
      return `${name} is at ${version}, ${origin}; ${back}${trial}${bad}.`;
    })
    .join('\n');
}
