import type { BankQuestion } from '@wattle/contract/bank';
import type { Subject } from '@wattle/contract/constants';
import type { SelectionChanged } from '@wattle/contract/question-changes';
import { errorMessage, errorStatus, notify } from '@wattle/platform';
import { useState } from 'react';
import { refOf } from '../questions/question-address';
import { useFinalizeQuestionMutation, useFinalizeQuestionsMutation } from '../questions/question-changes.api';
import {
  useRejectQuestionMutation,
  useRejectQuestionsMutation,
  useRestoreQuestionMutation,
} from './generated-items.api';

interface Response {
  data?: { message: string; unchanged?: SelectionChanged['unchanged'] } | undefined;
  error?: unknown;
}

export type ItemDecisions = ReturnType<typeof useItemDecisions>;

export function useItemDecisions(question: BankQuestion, refresh: () => Promise<void>) {
  const ref = refOf(question);
  const { version } = question;
  const { decide, ...state } = useDecision(refresh);
  const [finalize] = useFinalizeQuestionMutation();
  const [reject] = useRejectQuestionMutation();
  const [restore] = useRestoreQuestionMutation();
  return {
    ...state,
    finalize: () => decide(finalize({ ...ref, version }), 'Failed to finalize the question'),
    reject: (reason: string) =>
      decide(reject({ ...ref, version, reason }), 'The question could not be rejected. Please try again.'),
    restore: () => decide(restore(ref), 'The question could not be restored. Please try again.'),
  };
}

export function useExtractDecisions(subject: Subject, ids: string[], refresh: () => Promise<void>) {
  const { decide, ...state } = useDecision(refresh);
  const [finalize] = useFinalizeQuestionsMutation();
  const [reject] = useRejectQuestionsMutation();
  return {
    ...state,
    finalize: () => decide(finalize({ subject, ids }), 'Failed to finalize the questions'),
    reject: (reason: string) =>
      decide(reject({ subject, ids, reason }), 'The questions could not be rejected. Please try again.'),
  };
}

/**
 * A decision of staff about generated questions: once at a time, with the sentence of its failure.
 *
 * @param refresh - Fetches the questions as they are now.
 */
function useDecision(refresh: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    isBusy,
    problem,
    /** @returns Whether it was done. */
    async decide(response: PromiseLike<Response>, fallback: string): Promise<boolean> {
      setBusy(true);
      setProblem(undefined);
      const { data, error } = await response;
      if (error) setProblem(problemSentence(error, fallback));
      if (!error || isChangedMeanwhile(error)) await refresh();
      if (data) notify.success(data.message);
      if (data?.unchanged?.length) setProblem(unchangedSentence(data.unchanged));
      setBusy(false);
      return !error;
    },
  };
}

/** Somebody else has decided or edited meanwhile. */
const isChangedMeanwhile = (error: unknown) => [404, 409].includes(errorStatus(error) ?? 0);

function problemSentence(error: unknown, fallback: string): string {
  if (errorStatus(error) === 404) {
    return 'Somebody else has taken this question out of the bank meanwhile. This is how it is now.';
  }
  const message = errorMessage(error, fallback);
  return isChangedMeanwhile(error) ? `${message} This is how it is now.` : message;
}

function unchangedSentence(unchanged: SelectionChanged['unchanged']): string {
  const reasons = [...new Set(unchanged.map(({ message }) => message))].join(' ');
  return `${unchanged.length} of the questions could not be changed: ${reasons} This is how they are now.`;
}
