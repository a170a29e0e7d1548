import type { ExplainedAnswers } from './explained-answers';
import type { TestFigures } from './report-figures';
import type { NextSteps, Opening } from './report-sentences';

/** A test in a mail. */
export interface TestSection extends Pick<TestFigures, 'title' | 'score' | 'total'> {
  /** Each topic's result. */
  lines: string[];
}

/** The content of a report, for both forms of the mail. */
export interface Report extends Opening {
  score: number;
  total: number;
  tests: TestSection[];
  /** The day of the last test, such as 21 November 2026. */
  day: string;
  explained: ExplainedAnswers;
  /** Heading of what is explained. */
  explainedTitle: string;
  next: NextSteps;
  /** Why this mail came. */
  reason: string;
  /** Every answer explained; absent where the answers are not known. */
  resultsLink?: { label: string; url: string };
  /** How long that link works. */
  linkNote: string;
  signupUrl: string;
  /** Where these mails can be stopped. */
  unsubscribeUrl: string;
}
