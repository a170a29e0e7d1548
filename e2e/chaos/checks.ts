import type { SavedAnswer } from '@wattle/contract';
import type { StoredAttempt } from './attempts';
import { textOf } from './ledger';
import type { Sitting } from './sitting';

/** What one sitting came to. */
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

/** Holds what a child was told against what the database says. */
export function check(sitting: Sitting, stored: readonly StoredAttempt[]): Findings {
  const { ledger, child } = sitting;
  const own = stored.filter(({ owner }) => owner === `child:${child.id}`);
  const [attempt] = own;
  const complaints = ledger.complaints.map((complaint) => `${child.id}: ${complaint}`);
  if (!attempt) return { acknowledged: 0, lost: [], duplicates: 0, deadlineErrors: [], complaints };
  return {
    acknowledged: ledger.acknowledged.length,
    lost: ledger.acknowledged
      .filter((answer) => !isKept(answer, attempt, sitting))
      .map((answer) => lostLine(answer, attempt)),
    duplicates: own.length - 1,
    deadlineErrors: deadlineErrors(sitting, attempt),
    complaints: [...complaints, ...wrongSubmission(sitting, attempt)],
  };
}

/** The same is there, or what the child itself chose later: in a save, or in its submission. */
function isKept(answer: SavedAnswer, { answers }: StoredAttempt, { ledger }: Sitting): boolean {
  const kept = answers[answer.questionId];
  if (!kept || kept.version < answer.version) return false;
  if (textOf(kept) === textOf(answer)) return true;
  const isLater = kept.version > answer.version || ledger.handedIn.get(answer.questionId) === textOf(kept);
  return isLater && ledger.hasChosen(answer.questionId, textOf(kept));
}

function lostLine(answer: SavedAnswer, { _id, answers }: StoredAttempt): string {
  const kept = JSON.stringify(answers[answer.questionId]);
  return `attempt ${_id}, question ${answer.questionId}: version ${answer.version} "${textOf(answer)}" is now ${kept}`;
}

/** An attempt is marked once, and whoever submits it again is told the same. */
function wrongSubmission({ ledger, plan }: Sitting, { _id, state, result, answers }: StoredAttempt): string[] {
  const name = `attempt ${_id}, ${plan.ending}`;
  if (state === 'open' || !result) return [`${name}: it was never marked`];
  const told = new Set(ledger.results.map((each) => JSON.stringify(each)));
  const [first] = ledger.results;
  const differs = first?.questions.some((each) => textOf(each) !== textOf(answers[each.questionId]));
  return [
    ...(told.size > 1 ? [`${name}: its submissions were told ${told.size} different results`] : []),
    ...(first && first.score !== result.score ? [`${name}: told ${first.score}, recorded ${result.score}`] : []),
    ...(differs ? [`${name}: the answers in its result are not the recorded ones`] : []),
  ];
}

function deadlineErrors({ ledger, plan }: Sitting, { deadline, submittedAt }: StoredAttempt): number[] {
  if (plan.ending === 'submitted' || !deadline || !submittedAt) return [];
  const secondsFrom = (moment: number) => Math.abs(submittedAt.getTime() - moment) / 1_000;
  const { timeUp } = ledger;
  if (!timeUp) return [secondsFrom(deadline.getTime())];
  // A page that was cut off when extra time was given submits at the deadline that it knew.
  const recorded = Math.min(secondsFrom(deadline.getTime()), secondsFrom(timeUp.deadline));
  return [recorded, Math.abs(timeUp.at - timeUp.deadline) / 1_000];
}
