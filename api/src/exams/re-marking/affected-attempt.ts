import type { BankQuestion } from '@wattle/contract/bank';
import type { ReMarking } from '@wattle/contract/question-changes';
import type { Question } from '@wattle/contract/questions';
import type { Attempt, Correction, RecordedResult } from '../attempts/attempt.schema';
import { mark } from '../attempts/marking';

export interface AffectedAttempt {
  attempt: Attempt;
  keyBefore: string;
  /** Absent where other options were served, because the current letter does not apply to them. */
  correction?: Correction;
  /** By the current key; absent while the attempt is open. */
  result?: RecordedResult | undefined;
}

/**
 * Undefined where the attempt is marked by the current key already.
 *
 * @param marked - The questions with the keys that the attempt is marked by.
 */
export function affectedAttempt(
  attempt: Attempt,
  marked: readonly Question[],
  question: BankQuestion,
): AffectedAttempt | undefined {
  const { id, version } = question;
  const before = marked.find((each) => each.id === id);
  const keyBefore = letterOf(before?.correct_answer);
  // Posted scores have no answers to mark, and newer corrections stay.
  const isLeft = attempt.result?.isVerified === false || versionIn(attempt, id) > version;
  if (isLeft || keyBefore === letterOf(question.correct_answer)) return undefined;
  if (before?.mcq_options !== question.mcq_options) return { attempt, keyBefore };

  // Served rationales are removed where the question has none now, because one may be for the corrected key.
  const { correct_answer, explanation, faster_method, wrong_turns = {} } = question;
  const { explanation_image, explanation_image_description } = question;
  const drawing = explanation_image && { explanation_image, explanation_image_description };
  const method = faster_method && { faster_method };
  const corrected = { correct_answer, explanation, wrong_turns, ...method, ...drawing };
  const questions = marked.map((each) => (each.id === id ? { ...each, ...corrected } : each));
  return {
    attempt,
    keyBefore,
    correction: { ...corrected, version },
    result: attempt.state === 'submitted' ? mark(questions, attempt) : undefined,
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

function versionIn({ questions, corrections }: Attempt, id: string): number {
  const served = questions.find(({ questionId }) => questionId === id)?.version ?? 0;
  return Math.max(served, corrections?.[id]?.version ?? 0);
}

/** As in the marking rule, the first character decides. */
function letterOf(key = ''): string {
  return key.trim().charAt(0);
}
