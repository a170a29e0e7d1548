import { FREE_TESTS } from '@wattle/contract';
import type { Attempt } from '../attempts/attempt.schema';
import type { Report, TestReport } from './report';
import { reportHtml } from './report-html';

interface ReportMail {
  subject: string;
  text: string;
  html: string;
}

const TITLE = 'The results of your free assessment';
const REASON = 'You get this mail because this address was entered for a free assessment on Wattle.';

const TOPICS_TO_PRACTISE = 3;

const DAY = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' });

/** Sentences by the least share of right answers, the best first. */
const GREETINGS: [share: number, sentence: string][] = [
  [1, 'Every single answer was right: that calls for a celebration.'],
  [0.8, 'A strong result: most of what these tests ask for is in place.'],
  [0.5, 'A good start: at least half was right, and the rest can be learnt.'],
  [0, 'Every first try is a place to start from, and you know now where practice helps most.'],
];

/** The results of a free assessment as a mail that reads well with and without HTML (decision 8). */
export function reportMail(attempts: readonly Attempt[], publicUrl: string, unsubscribeUrl: string): ReportMail {
  const tests = attempts.map(toReport);
  const lastDay = Math.max(...attempts.map(({ submittedAt }) => submittedAt?.getTime() ?? 0));
  const report = {
    title: TITLE,
    reason: REASON,
    tests,
    day: DAY.format(lastDay),
    greeting: greetingFor(tests),
    advice: adviceOn(weakestTopics(tests)),
    signupUrl: new URL('/signup', publicUrl).href,
    unsubscribeUrl,
  };
  return {
    subject: `Free assessment: ${tests.map(({ title, score, total }) => `${title} ${score}/${total}`).join(', ')}`,
    text: asText(report),
    html: reportHtml(report),
  };
}

function toReport({ subject, result }: Attempt): TestReport {
  const test = FREE_TESTS.find((each) => each.subject === subject);
  if (!test || !result) throw new Error(`There is no report of an attempt at ${subject}`);
  const { score, total, perCategory, isVerified } = result;
  const note = isVerified ? '' : ' (as it was counted in the browser)';
  return { title: test.title, score: score ?? 0, total, note, topics: perCategory };
}

function greetingFor(tests: readonly TestReport[]): string {
  const right = tests.reduce((sum, { score }) => sum + score, 0);
  const total = tests.reduce((sum, test) => sum + test.total, 0);
  return GREETINGS.find(([share]) => right >= share * total)?.[1] ?? '';
}

/** What to practise next: the topics with the smallest share of right answers, none that is already perfect. */
function weakestTopics(tests: readonly TestReport[]): string[] {
  return tests
    .flatMap(({ title, topics }) => topics.map((topic) => ({ ...topic, title })))
    .filter(({ correct, total }) => correct < total)
    .sort((one, other) => one.correct / one.total - other.correct / other.total || other.total - one.total)
    .slice(0, TOPICS_TO_PRACTISE)
    .map(({ category, title }) => `${category} (${title})`);
}

function adviceOn(next: readonly string[]): string {
  return next.length > 0
    ? `To practise next: ${next.join('; ')}.`
    : 'Every answer was right. Try the harder tests: they grow with your child.';
}

function asText({ title, reason, tests, day, greeting, advice, signupUrl, unsubscribeUrl }: Report): string {
  const sections = tests.map(({ score, total, note, topics, ...test }) =>
    [
      `${test.title}: ${score} of ${total}${note}`,
      ...topics.map((topic) => `  ${topic.category}: ${topic.correct} of ${topic.total}`),
    ].join('\n'),
  );
  return [
    `Wattle\n${title}, ${day}`,
    greeting,
    ...sections,
    advice,
    `Every answer explained, and new tests each week. Sign up: ${signupUrl}`,
    `${reason} Stop these mails: ${unsubscribeUrl}`,
  ].join('\n\n');
}
