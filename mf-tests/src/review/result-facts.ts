import { type MistakeKind, mistakeKindOf } from '@wattle/contract/mistake-kinds';
import type { AttemptReview } from '@wattle/contract/results';
import { isLowScore } from '@wattle/contract/scores';
import {
  capitalized,
  chosenForYear,
  formatClock,
  formatCount,
  listInWords,
  numberInWords,
  secondsUntil,
} from '@wattle/contract/text';
import { usualSeconds } from '@wattle/contract/time-spent';
import { markedOptions } from '@wattle/exam-player';
import { rehearsalInWords } from '../allowances/allowance-words';
import { comparedInTime, hasAnswer, type ReviewedQuestion } from './reviewed-questions';

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
  | 'rehearsal'
  | 'score'
  | 'total'
  | 'startedAt'
  | 'deadline'
  | 'secondsUsed'
  | 'questionCount'
  | 'answeredCount'
  | 'chosenForYear'
>;

/** What stands under the score: how long it took, what was left out, what kind of mistakes there were, and after a low score what was right. */
export function resultFacts(result: Result, questions: readonly ReviewedQuestion[]): string[] {
  const { score, questionCount, answeredCount, chosenForYear: year } = result;
  const unanswered = questionCount - answeredCount;
  return [
    ...(isLowScore(result) && score !== 0 ? [rightOnes(questions)] : []),
    ...timeFacts(result),
    usualTime(result, questions),
    rehearsalFact(result),
    ...(unanswered > 0 && questionCount > 1 ? [`${unanswered} of ${questionCount} questions not answered`] : []),
    slowSentence(questions),
    mistakesSentence(questions),
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

/** The median, once for the test: the seconds of each question stand beside it. */
function usualTime({ deadline }: Result, questions: readonly ReviewedQuestion[]): string {
  const usual = deadline === undefined ? undefined : usualSeconds(comparedInTime(questions));
  return usual === undefined ? '' : `Usually ${formatClock(usual)} for a question`;
}

function timeForEach(seconds: number): string {
  if (seconds < 60) return formatCount(Math.floor(seconds), 'second');
  return seconds === 60 ? 'a minute' : 'over a minute';
}

function secondsAllowed({ startedAt, deadline }: Result): number | undefined {
  return deadline ? secondsUntil(Date.parse(deadline), Date.parse(startedAt)) : undefined;
}

function rehearsalFact({ rehearsal }: Result): string {
  const words = rehearsalInWords(rehearsal);
  return words.length > 0 ? `A rehearsal with ${listInWords(words)}, not compared with other tests` : '';
}

/** "You spent 3 minutes on question 12: mark it and move on." Not of a right answer where none was left out: the time was well spent. */
function slowSentence(questions: readonly ReviewedQuestion[]): string {
  const isLeftOut = questions.some((each) => !hasAnswer(each));
  const slow = questions.filter(
    ({ medianOfOthers, marked }) => medianOfOthers !== undefined && (isLeftOut || !marked.correct),
  );
  const [slowest] = slow.toSorted(({ marked: one }, { marked: other }) => secondsOf(other) - secondsOf(one));
  if (!slowest) return '';
  const minutes = Math.round(secondsOf(slowest.marked) / 30) / 2;
  return `You spent ${minutesInWords(minutes)} on question ${slowest.number}: next time, flag it and move on.`;
}

const secondsOf = ({ secondsSpent = 0 }: ReviewedQuestion['marked']) => secondsSpent;

/** "2 minutes", "2½ minutes" */
function minutesInWords(minutes: number): string {
  return `${Math.floor(minutes)}${minutes % 1 === 0 ? '' : '½'} minutes`;
}

const ADVICE: Record<MistakeKind, string> = {
  careless: 'look like slips: check before you go on',
  misreading: 'look like misreadings: read once more what is asked',
  concept: 'come from an idea to go over: read why',
};

/** Of the kind that was most frequent, where the wrong turns of two answers at least tell it. What was left out is no mistake. */
function mistakesSentence(questions: readonly ReviewedQuestion[]): string {
  const wrong = questions.filter((each) => each.marked.correct === false && hasAnswer(each));
  const kinds = wrong.flatMap(({ question, marked }) => {
    const chosen = markedOptions(question, marked).find(({ isChosen }) => isChosen);
    return mistakeKindOf(chosen?.rationale, question.subject) ?? [];
  });
  const count = (kind: MistakeKind) => kinds.filter((each) => each === kind).length;
  const [most] = [...new Set(kinds)].toSorted((one, other) => count(other) - count(one));
  if (!most || count(most) < 2) return '';
  const [told, all] = [count(most), wrong.length].map(numberInWords);
  const which = told !== all ? `${told} of the ${all}` : count(most) === 2 ? 'both' : `all ${all}`;
  return `${capitalized(which)} that went wrong ${ADVICE[most]}.`;
}
