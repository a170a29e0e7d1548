import type { Calendar } from '@wattle/contract/calendar';
import type { ProgressWeek, SubjectScore } from '@wattle/contract/child-progress';
import type { CategoryScore } from '@wattle/contract/results';
import { countsAsTest, isToPractise, LEAST_QUESTIONS, sumOfScores } from '@wattle/contract/scores';
import type { Attempt, TopicScore } from '../../exams';
import { grouped } from '../../infrastructure';

export type Counted = Pick<Attempt, 'kind' | 'subject' | 'topic' | 'submittedAt' | 'result'>;

/** A topic with at least this share of right answers goes well. */
const GOING_WELL = 0.8;
const TOPICS = 3;

export function attemptsOfWeek<Each extends Counted>(
  { weekOf }: Calendar,
  attempts: readonly Each[],
  monday: string,
): Each[] {
  return attempts.filter(({ submittedAt }) => submittedAt && weekOf(submittedAt) === monday);
}

export interface ReturnedText {
  title: string;
  returnedAt: Date;
}

export function progressOfWeek(
  calendar: Calendar,
  attempts: readonly Counted[],
  monday: string,
  returned: readonly ReturnedText[] = [],
): ProgressWeek {
  const texts = returned.filter(({ returnedAt }) => calendar.weekOf(returnedAt) === monday).map(({ title }) => title);
  const ofWeek = attemptsOfWeek(calendar, attempts, monday);
  const tests = ofWeek.filter(countsAsTest);
  const practice = ofWeek.filter(({ kind, topic }) => kind === 'practice' || topic !== undefined);
  const ofTopics = practice.filter(({ topic }) => topic !== undefined);
  return {
    monday,
    tests: tests.length,
    resits: ofWeek.length - tests.length - practice.length,
    practisedTopics: new Set(ofTopics.map(({ subject, topic }) => `${subject}\n${topic}`)).size,
    practiceDays: new Set(
      practice.flatMap(({ topic, submittedAt }) => (topic || !submittedAt ? [] : calendar.dayOf(submittedAt))),
    ).size,
    ...sumOfScores(scoresOf(tests)),
    ...(texts.length > 0 && { returnedTexts: texts }),
  };
}

export function subjectScores(attempts: readonly Counted[]): SubjectScore[] {
  const bySubject = grouped(scoresOf(attempts.filter(countsAsTest)), ({ subject }) => subject);
  return [...bySubject].map(([subject, scores]) => ({ subject, ...sumOfScores(scores) }));
}

/**
 * The strongest and the weakest topics; no topic is both. Where no topic has enough questions, the one with the most
 * marks lost is to be practised.
 */
export function topicsOf(attempts: readonly Counted[]) {
  const topics = topicScores(scoresOf(attempts.filter(countsAsTest))).sort(
    (one, other) => shareOf(other) - shareOf(one) || other.total - one.total,
  );
  const known = topics.filter(({ total }) => total >= LEAST_QUESTIONS);
  if (known.length === 0) return { goingWell: [], toPractise: mostMarksLost(topics) };
  return {
    goingWell: known.filter((topic) => shareOf(topic) >= GOING_WELL).slice(0, TOPICS),
    toPractise: known.filter(isToPractise).reverse().slice(0, TOPICS),
  };
}

/** At most one topic, and none where everything is right. */
function mostMarksLost(topics: readonly CategoryScore[]): CategoryScore[] {
  return topics
    .filter(({ correct, total }) => correct < total)
    .toSorted((one, other) => other.total - other.correct - (one.total - one.correct) || shareOf(one) - shareOf(other))
    .slice(0, 1);
}

function scoresOf(attempts: readonly Counted[]): TopicScore[] {
  return attempts.flatMap(({ result }) => result?.perCategory ?? []).filter(({ total }) => total > 0);
}

function shareOf({ correct, total }: { correct: number; total: number }): number {
  return correct / total;
}

/** How topics went. What was not tried is never called weak, so a test that left out a topic says nothing of it. */
export function topicScores(scores: readonly TopicScore[]): CategoryScore[] {
  const tried = scores.filter(({ isLeftOut }) => !isLeftOut);
  const byTopic = grouped(tried, ({ subject, category }) => `${subject}\n${category}`);
  return [...byTopic.values()].map((ofTopic) => ({ ...ofTopic[0], ...sumOfScores(ofTopic) }));
}
