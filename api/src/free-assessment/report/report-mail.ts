import { RESULTS_LINK_DAYS } from '@wattle/contract/constants';
import type { AttemptReview } from '@wattle/contract/results';
import { capitalized, numberInWords } from '@wattle/contract/text';
import { type ExplainedAnswer, type ExplainedAnswers, explainedAnswers } from './explained-answers';
import { figuresOf } from './report-figures';
import { nextSteps, reportWords, topicLines } from './report-sentences';

export interface ReportLinks {
  signupUrl: string;
  resultsUrl: string;
  unsubscribeUrl: string;
}

const REASON =
  'This address was entered for a free assessment on Wattle, and we use it for nothing else. Not you? Delete this email.';

const DAY = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' });

export type Report = ReturnType<typeof reportOf>;

export function reportOf(reviews: readonly AttemptReview[], { resultsUrl, ...links }: ReportLinks) {
  const tests = reviews.map(figuresOf);
  const explained = explainedAnswers(reviews);
  const lastDay = Math.max(...reviews.map(({ submittedAt = 0 }) => new Date(submittedAt).getTime()));
  return {
    ...reportWords(tests),
    tests: tests.map((test) => ({ ...test, lines: topicLines(test) })),
    /** The day of the last test, such as 21 November 2026. */
    day: DAY.format(lastDay),
    explained,
    explainedTitle: explainedTitle(explained),
    next: nextSteps(tests),
    reason: REASON,
    /** Absent where the answers are not known. */
    resultsLink: explained.questionCount > 0 ? { label: linkLabel(explained), url: resultsUrl } : undefined,
    linkNote: `The link works for ${RESULTS_LINK_DAYS} days.`,
    ...links,
  };
}

function explainedTitle({ shown }: ExplainedAnswers): string {
  const noun = shown.every(({ chosen }) => chosen) ? 'wrong answer' : 'question';
  return `${capitalized(numberInWords(shown.length))} ${noun}${shown.length === 1 ? '' : 's'}, explained`;
}

function linkLabel({ otherCount, questionCount }: ExplainedAnswers): string {
  if (otherCount === 0) return `See all ${questionCount} answers explained`;
  return otherCount === 1 ? 'See the other one explained' : `See the other ${numberInWords(otherCount)} explained`;
}

/** The same content in the same order as the HTML. */
export function reportText(report: Report): string {
  const { title, lead, day, tests, explained, explainedTitle, next, resultsLink, linkNote } = report;
  return [
    `Wattle, ${day}`,
    `${title.toUpperCase()}\n${lead}`,
    ...tests.map((test) => [`${test.title}: ${test.score} of ${test.total}`, ...test.lines.map(indented)].join('\n')),
    ...(explained.shown.length > 0 ? [explainedTitle.toUpperCase(), ...explained.shown.map(answerText)] : []),
    ...(resultsLink ? [`${resultsLink.label}: ${resultsLink.url}\n${linkNote}`] : []),
    ['TWO NEXT STEPS', ...next.steps.map((step, index) => `${index + 1}. ${step.title}. ${step.text}`)].join('\n'),
    `${next.call}: ${report.signupUrl}`,
    `-- \n${report.reason}\nStop these emails: ${report.unsubscribeUrl}`,
  ].join('\n\n');
}

function answerText({ place, question, missing, chosen, right, why }: ExplainedAnswer): string {
  return [
    `${place}\n${question}`,
    ...(missing ? [missing] : []),
    indented(chosen ? `Your answer: ${chosen}` : 'Not answered'),
    indented(`Right answer: ${right}`),
    ...why,
  ].join('\n');
}

const indented = (line: string) => `  ${line}`;
