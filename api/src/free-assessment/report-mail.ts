import { type CategoryScore, FREE_TESTS, type FreeTest } from '@wattle/contract';
import type { Attempt } from '../attempts/attempt.schema';
import { html } from '../mail/html';

interface TestReport extends Pick<FreeTest, 'title'> {
  score: number;
  total: number;
  /** The score in words. */
  marks: string;
  topics: CategoryScore[];
}

interface ReportMail {
  subject: string;
  text: string;
  html: string;
}

const TOPICS_TO_PRACTISE = 3;

/** The results of a free assessment as a mail that reads well with and without HTML (decision 8). */
export function reportMail(attempts: readonly Attempt[], publicUrl: string): ReportMail {
  const tests = attempts.map(toReport);
  const next = weakestTopics(tests);
  const signupUrl = new URL('/signup', publicUrl).href;
  return {
    subject: `Free assessment: ${tests.map(({ title, score, total }) => `${title} ${score}/${total}`).join(', ')}`,
    text: asText(tests, next, signupUrl),
    html: asHtml(tests, next, signupUrl),
  };
}

function toReport({ subject, result }: Attempt): TestReport {
  const test = FREE_TESTS.find((each) => each.subject === subject);
  if (!test || !result) throw new Error(`There is no report of an attempt at ${subject}`);
  const { score, total, perCategory, isVerified } = result;
  const marks = `${score} of ${total}${isVerified ? '' : ' (as it was counted in the browser)'}`;
  return { title: test.title, score: score ?? 0, total, marks, topics: perCategory };
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

function advice(next: readonly string[]): string {
  return next.length > 0
    ? `To practise next: ${next.join('; ')}.`
    : 'Every answer was right. Try the harder tests: they grow with your child.';
}

function asText(tests: readonly TestReport[], next: readonly string[], signupUrl: string): string {
  const sections = tests.map(({ title, marks, topics }) =>
    [`${title}: ${marks}`, ...topics.map((topic) => `  ${topicLine(topic)}`)].join('\n'),
  );
  return [
    'The results of your free assessment',
    ...sections,
    advice(next),
    `Every answer explained, and new tests each week: ${signupUrl}`,
    'You get this mail because this address was entered for a free assessment on Wattle.',
  ].join('\n\n');
}

function topicLine({ category, correct, total }: CategoryScore): string {
  return `${category}: ${correct} of ${total}`;
}

function asHtml(tests: readonly TestReport[], next: readonly string[], signupUrl: string): string {
  const sections = tests.map(
    ({ title, marks, topics }) => html`
      <h2 style="margin:24px 0 4px;font-size:18px">${title}: ${marks}</h2>
      <ul style="margin:0;padding-left:20px">${topics.map((topic) => html`<li>${topicLine(topic)}</li>`)}</ul>`,
  );
  return html`<!doctype html>
    <html lang="en-AU">
      <body style="margin:0;padding:24px;background:#fffcf4;color:#1c2721;font:16px/1.5 sans-serif">
        <div style="max-width:560px;margin:0 auto">
          <h1 style="font-size:24px">The results of your free assessment</h1>
          ${sections}
          <p style="margin:24px 0;padding:16px;background:#ffebaa;border-radius:12px">${advice(next)}</p>
          <p>
            <a href="${signupUrl}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#1c6a4d;color:#ffffff">Sign up for every answer explained</a>
          </p>
          <p style="font-size:13px;color:#4c5952">
            You get this mail because this address was entered for a free assessment on Wattle.
          </p>
        </div>
      </body>
    </html>`.text;
}
