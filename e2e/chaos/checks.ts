import type { SavedAnswer } from '@wattle/contract/attempts';
import type { AttemptRun } from './attempt-run';
import type { StoredAttempt } from './attempts';
import { textOf } from './run-record';

/** The outcome of one attempt run. */
export interface Findings {
  acknowledged: number;
  /** Each line names what is gone. */
  lost: string[];
  duplicates: number;
  /** How far the end of a test was from its deadline. */
  deadlineErrors: number[];
  /** Everything else that is not as it should be. */
  complaints: string[];
}

/** What of a run is compared. */
type CheckedRun = Pick<AttemptRun, 'record' | 'child' | 'plan'>;

/** Compares what a child was told with what the database says. */
export function check(run: CheckedRun, stored: readonly StoredAttempt[]): Findings {
  const { record, child } = run;
  const own = stored.filter(({ owner }) => owner === `child:${child.id}`);
  const [attempt] = own;
  const complaints = record.complaints.map((complaint) => `${child.id}: ${complaint}`);
  const acknowledged = record.acknowledged.length;
  if (!attempt) {
    return {
      acknowledged,
      lost: record.acknowledged.map(({ questionId }) => `${child.id}: no attempt holds question ${questionId}`),
      duplicates: 0,
      deadlineErrors: [],
      complaints: [...complaints, `${child.id}: no attempt is stored`],
    };
  }
  return {
    acknowledged,
    lost: record.acknowledged
      .filter((answer) => !isKept(answer, attempt, run))
      .map((answer) => lostLine(answer, attempt)),
    duplicates: own.length - 1,
    deadlineErrors: deadlineErrors(run, attempt),
    complaints: [...complaints, ...wrongSubmission(run, attempt)],
  };
}

/** The same is there, or what the child itself chose later: in a save, or in its submission. */
function isKept(answer: SavedAnswer, { answers }: StoredAttempt, { record }: CheckedRun): boolean {
  const kept = answers[answer.questionId];
  if (!kept || kept.version < answer.version) return false;
  if (textOf(kept) === textOf(answer)) return true;
  const isLater = kept.version > answer.version || record.submitted.get(answer.questionId) === textOf(kept);
  return isLater && record.hasChosen(answer.questionId, textOf(kept));
}

function lostLine(answer: SavedAnswer, { _id, answers }: StoredAttempt): string {
  const kept = JSON.stringify(answers[answer.questionId]);
  return `attempt ${_id}, question ${answer.questionId}: version ${answer.version} "${textOf(answer)}" is now ${kept}`;
}

/** An attempt is marked once, and whoever submits it again is told the same. */
function wrongSubmission({ record, plan }: CheckedRun, { _id, state, result, answers }: StoredAttempt): string[] {
  const name = `attempt ${_id}, ${plan.ending}`;
  if (state === 'open' || !result) return [`${name}: it was never marked`];
  const told = new Set(record.results.map((each) => JSON.stringify(each)));
  const [first] = record.results;
  const isDifferent = first?.questions.some((each) => textOf(each) !== textOf(answers[each.questionId]));
  return [
    ...(told.size > 1 ? [`${name}: its submissions were told ${told.size} different results`] : []),
    ...(first && first.score !== result.score ? [`${name}: told ${first.score}, recorded ${result.score}`] : []),
    ...(isDifferent ? [`${name}: the answers in its result are not the recorded ones`] : []),
  ];
}

function deadlineErrors({ record, plan }: CheckedRun, { deadline, submittedAt }: StoredAttempt): number[] {
  if (plan.ending === 'submitted' || !deadline || !submittedAt) return [];
  const secondsFrom = (moment: number) => Math.abs(submittedAt.getTime() - moment) / 1_000;
  const { timeUp } = record;
  if (!timeUp) return [secondsFrom(deadline.getTime())];
  // A page that was cut off when extra time was given submits at the deadline that it knew.
  const recorded = Math.min(secondsFrom(deadline.getTime()), secondsFrom(timeUp.deadline));
  return [recorded, Math.abs(timeUp.at - timeUp.deadline) / 1_000];
}
