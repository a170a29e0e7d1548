import type { CategoryScore, FreeTest } from '@wattle/contract';

/** The result of one test in a report. */
export interface TestReport extends Pick<FreeTest, 'title'> {
  score: number;
  total: number;
  /** A remark on the score; usually empty. */
  note: string;
  topics: CategoryScore[];
}

/** The content of a report, for both forms of the mail. */
export interface Report {
  title: string;
  /** Why this mail came. */
  reason: string;
  tests: TestReport[];
  /** The day of the last test, such as 21 November 2026. */
  day: string;
  /** A kind sentence that fits the scores. */
  greeting: string;
  /** What to do next. */
  advice: string;
  signupUrl: string;
  /** Where these mails can be stopped. */
  unsubscribeUrl: string;
}
