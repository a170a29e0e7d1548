import { formatCount } from '@wattle/contract/text';
import type { QueuedMarking } from '@wattle/contract/writing-markings';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** How long ago: "12 minutes", "5 hours", "2 days". */
export function waitingTime(since: string): string {
  const minutes = Math.max(1, Math.floor((Date.now() - Date.parse(since)) / MINUTE_MS));
  if (minutes < HOUR_MINUTES) return formatCount(minutes, 'minute');
  const hours = Math.floor(minutes / HOUR_MINUTES);
  return hours < DAY_HOURS ? formatCount(hours, 'hour') : formatCount(Math.floor(hours / DAY_HOURS), 'day');
}

/** Who has a text: "You, 24 min left", "tom"; nobody once the time is over. */
export function claimText({ claim }: QueuedMarking): string | undefined {
  const left = claim ? Math.ceil((Date.parse(claim.until) - Date.now()) / MINUTE_MS) : 0;
  if (!claim || left <= 0) return undefined;
  return claim.isOwn ? `You, ${left} min left` : claim.by;
}
