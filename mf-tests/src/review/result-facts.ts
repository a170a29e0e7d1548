import type { AttemptReview } from '@wattle/contract/results';
import { isLowScore } from '@wattle/contract/scores';
import {
  chosenForYear,
  formatClock,
  formatCount,
  listInWords,
  numberInWords,
  secondsUntil,
} from '@wattle/contract/text';
import type { ReviewedQuestion } from './reviewed-questions';

/** "question 1", "questions 1 and 2", "questions 1 to 8"; with others between them "questions 1, 2 and 5". */
export function questionsInWords(numbers: readonly number[]): string {
  const [first = 0] = numbers;
  const last = numbers.at(-1);
  if (numbers.length === 1) return `question ${first}`;
  const isRun = numbers.length > 2 && numbers.every((number, index) => number === first + index);
  const list = listInWords(numbers.map(String));
  return `questions ${isRun ? `${first} to ${last}` : list}`;
}

/** So many right answers are named one by one, more by their topics. */
const MAX_NAMED = 3;

type Result = Pick<
  AttemptReview,
  'score' | 'total' | 'startedAt' | 'deadline' | 'secondsUsed' | 'questionCount' | 'answeredCount' | 'chosenForYear'
>;

/** What stands under the score: how long it took, what was left out, and after a low score what was right. */
export function resultFacts(result: Result, questions: readonly ReviewedQuestion[]): string[] {
  const { score, questionCount, answeredCount, chosenForYear: year } = result;
  const unanswered = questionCount - answeredCount;
  return [
    ...(isLowScore(result) && score !== 0 ? [rightOnes(questions)] : []),
    ...timeFacts(result),
    ...(unanswered > 0 && questionCount > 1 ? [`${unanswered} of ${questionCount} questions not answered`] : []),
    ...(year ? [chosenForYear(year)] : []),
  ].filter(Boolean);
}

/** "Right: Money (question 4) and Geometry (questions 7 and 17)." */
function rightOnes(questions: readonly ReviewedQuestion[]): string {
  const right = questions.filter(({ marked }) => marked.correct);
  const topicOf = ({ question }: ReviewedQuestion) => question.category ?? question.subject;
  if (right.length === 0) return '';
  const topics = [...new Set(right.map(topicOf))];
  if (right.length <= MAX_NAMED) {
    const numbersOf = (topic: string) => right.filter((each) => topicOf(each) === topic).map(({ number }) => number);
    return `Right: ${listInWords(topics.map((topic) => `${topic} (${questionsInWords(numbersOf(topic))})`))}.`;
  }
  return topics.length <= MAX_NAMED
    ? `Right answers in ${listInWords(topics)}.`
    : `Right answers in ${numberInWords(topics.length)} topics.`;
}

function timeFacts(result: Result): string[] {
  const { secondsUsed } = result;
  if (secondsUsed === undefined) return [];
  const allowed = secondsAllowed(result);
  if (allowed === undefined) return [`${formatClock(secondsUsed)} used`];
  const used = `${formatClock(secondsUsed)} of ${formatClock(allowed)} used`;
  const isHasty = isLowScore(result) && 2 * secondsUsed < allowed;
  return [
    isHasty
      ? `${used}. You had ${timeForEach(allowed / result.questionCount)} for each question: next time, take it.`
      : used,
  ];
}

function timeForEach(seconds: number): string {
  if (seconds < 60) return formatCount(Math.floor(seconds), 'second');
  return seconds === 60 ? 'a minute' : 'over a minute';
}

function secondsAllowed({ startedAt, deadline }: Result): number | undefined {
  return deadline ? secondsUntil(Date.parse(deadline), Date.parse(startedAt)) : undefined;
}
