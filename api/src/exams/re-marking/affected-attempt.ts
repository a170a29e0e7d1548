import type { BankQuestion, Question, ReMarking } from '@wattle/contract';
import type { Attempt, Correction, RecordedResult } from '../attempts/attempt.schema';
import { mark } from '../attempts/marking';

/** An attempt whose answer to a question is marked, or would be, by another key than the one of now. */
export interface AffectedAttempt {
  attempt: Attempt;
  keyBefore: string;
  /** Absent where other options were served: then the letter of now says nothing about the answer. */
  correction?: Correction;
  /** By the key of now; absent while the attempt is open. */
  result?: RecordedResult | undefined;
}

/**
 * What the question as it is now means for an attempt; nothing where that is marked by this key already.
 *
 * @param marked - The questions of the attempt as it is marked by now.
 */
export function affectedAttempt(
  attempt: Attempt,
  marked: readonly Question[],
  question: BankQuestion,
): AffectedAttempt | undefined {
  const { id, version } = question;
  const before = marked.find((each) => each.id === id);
  const keyBefore = letterOf(before?.correct_answer);
  // A score that was posted without answers is no mark, and what is newer than the question that was read stays.
  const isLeft = attempt.result?.isVerified === false || versionIn(attempt, id) > version;
  if (isLeft || keyBefore === letterOf(question.correct_answer)) return undefined;
  if (before?.mcq_options !== question.mcq_options) return { attempt, keyBefore };

  // Without any, those of the version that was served are taken away: one may be of the corrected key.
  const { correct_answer, explanation, wrong_turns = {} } = question;
  const corrected = { correct_answer, explanation, wrong_turns };
  const questions = marked.map((each) => (each.id === id ? { ...each, ...corrected } : each));
  return {
    attempt,
    keyBefore,
    correction: { ...corrected, version },
    result: attempt.state === 'submitted' ? mark(questions, attempt.answers) : undefined,
  };
}

export async function countsOf(
  affected: AsyncIterable<AffectedAttempt>,
  keyNow: string,
): Promise<Omit<ReMarking, 'message'>> {
  const keysBefore = new Set<string>();
  const children = new Set<string>();
  const counts = { attempts: 0, scoresUp: 0, scoresDown: 0, otherOptions: 0, openAttempts: 0 };
  for await (const { attempt, keyBefore, correction, result } of affected) {
    if (attempt.state === 'open') {
      if (correction) counts.openAttempts += 1;
      continue;
    }
    counts.attempts += 1;
    keysBefore.add(keyBefore);
    if (!result) {
      counts.otherOptions += 1;
      continue;
    }
    const [before, after] = [attempt.result?.score ?? 0, result.score ?? 0];
    if (after > before) counts.scoresUp += 1;
    if (after < before) counts.scoresDown += 1;
    if (after !== before) children.add(attempt.owner);
  }
  return { ...counts, keysBefore: [...keysBefore].sort(), keyNow, children: children.size };
}

/** The version of a question that an attempt is marked by. */
function versionIn({ questions, corrections }: Attempt, id: string): number {
  const served = questions.find(({ questionId }) => questionId === id)?.version ?? 0;
  return Math.max(served, corrections?.[id]?.version ?? 0);
}

/** The first character decides, as the marking rule has it. */
function letterOf(key = ''): string {
  return key.trim().charAt(0);
}
