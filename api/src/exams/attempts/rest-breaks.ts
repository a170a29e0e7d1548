import type { Attempt } from './attempt.schema';

type WithBreaks = Pick<Attempt, 'privileges' | 'restBreaks'>;

/** When the break ends at the latest that a child takes now. */
export function breakUntil({ state, restBreaks }: Pick<Attempt, 'state' | 'restBreaks'>, now: Date): Date | undefined {
  return state === 'open' && restBreaks && restBreaks.until > now ? restBreaks.until : undefined;
}

/** What is left of the breaks of a test, with the rest of the one that lasts. */
export function breakMsLeft({ privileges, restBreaks }: WithBreaks, now: Date): number {
  const { addedMs = 0, until = now } = restBreaks ?? {};
  return Math.max(0, (privileges?.restBreaks ?? 0) * 60_000 - addedMs) + Math.max(0, until.getTime() - now.getTime());
}

/** How long a child has rested in a test that ended at a moment. */
export function breakSeconds({ restBreaks }: Pick<Attempt, 'restBreaks'>, end: Date): number {
  if (!restBreaks) return 0;
  const { addedMs, until } = restBreaks;
  return Math.round((addedMs - Math.max(0, until.getTime() - end.getTime())) / 1_000);
}
