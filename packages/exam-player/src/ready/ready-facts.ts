import { formatClock, formatMinutes } from '@wattle/contract';

/** What a child is told of a test before it starts. */
export interface ReadyFacts {
  questionCount: number;
  /** Whether the number may come out a little higher or lower. */
  isAbout?: boolean;
  /** The one question is to be answered by a text. */
  isWriting?: boolean;
  /** Undefined when it is untimed. */
  seconds: number | undefined;
  /** What paper beside the screen may be used for. */
  paper: string;
}

/** "17", "About 38". */
export function countInWords({ questionCount, isAbout }: ReadyFacts): string {
  return isAbout ? `About ${questionCount}` : String(questionCount);
}

/** How long a question may take: "about 1:10 each". A task that is alone has all the time. */
export function timeForEach({ questionCount, seconds }: ReadyFacts): string {
  if (seconds === undefined) return 'take your time';
  return questionCount === 1 ? 'in all' : `about ${formatClock(Math.round(seconds / questionCount / 5) * 5)} each`;
}

export function timeInWords({ seconds }: ReadyFacts): string {
  return seconds === undefined ? 'No clock' : formatMinutes(seconds);
}
