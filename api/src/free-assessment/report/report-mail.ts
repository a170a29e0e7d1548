import { type AttemptReview, numberInWords, RESULTS_LINK_DAYS } from '@wattle/contract';
import { capitalized } from '../../mail';
import { type ExplainedAnswers, explainedAnswers } from './explained-answers';
import type { Report } from './report';
import { figuresOf, sumOf } from './report-figures';
import { reportHtml } from './report-html';
import { nextSteps, openingOf, topicLines } from './report-sentences';
import { reportText } from './report-text';

interface ReportMail {
  subject: string;
  text: string;
  html: string;
}

/** Addresses that a report links to. */
export interface ReportLinks {
  signupUrl: string;
  resultsUrl: string;
  unsubscribeUrl: string;
}

const REASON =
  'This address was entered for a free assessment on Wattle, and we use it for nothing else. Not you? Delete this email.';

const DAY = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' });

/** The results of a free assessment as a mail that reads well with and without HTML (docs/decisions/008). */
export function reportMail(reviews: readonly AttemptReview[], { resultsUrl, ...links }: ReportLinks): ReportMail {
  const tests = reviews.map(figuresOf);
  const explained = explainedAnswers(reviews);
  const lastDay = Math.max(...reviews.map(({ submittedAt = 0 }) => new Date(submittedAt).getTime()));
  const report: Report = {
    ...openingOf(tests),
    ...sumOf(tests),
    tests: tests.map((test) => ({ ...test, lines: topicLines(test) })),
    day: DAY.format(lastDay),
    explained,
    explainedTitle: explainedTitle(explained),
    next: nextSteps(tests),
    reason: REASON,
    resultsLink: explained.questionCount > 0 ? { label: linkLabel(explained), url: resultsUrl } : undefined,
    linkNote: `The link works for ${RESULTS_LINK_DAYS} days.`,
    ...links,
  };
  const { title, score, total } = report;
  return { subject: `${title}: ${score} of ${total}`, text: reportText(report), html: reportHtml(report) };
}

function explainedTitle({ shown }: ExplainedAnswers): string {
  const noun = shown.every(({ chosen }) => chosen) ? 'wrong answer' : 'question';
  return `${capitalized(numberInWords(shown.length))} ${noun}${shown.length === 1 ? '' : 's'}, explained`;
}

function linkLabel({ otherCount, questionCount }: ExplainedAnswers): string {
  if (otherCount === 0) return `See all ${questionCount} answers explained`;
  return otherCount === 1 ? 'See the other one explained' : `See the other ${numberInWords(otherCount)} explained`;
}
