import type { BankQuestion } from '@wattle/contract/bank';
import type { Subject } from '@wattle/contract/constants';
import type { Generation } from '@wattle/contract/generation';
import { randomId } from '@wattle/contract/random-id';
import { errorMessage, errorStatus, retryAfterSeconds, useSession } from '@wattle/platform';
import { useEffect, useState } from 'react';
import { STARTED_ALREADY } from '../api';
import {
  followedRuns,
  isSameTask,
  isUnderWay,
  type Refusal,
  type RunDescriptor,
  useFollowedRuns,
} from './followed-runs';
import { useGenerationStatusQuery, useLazyGenerationRunsQuery, useSendGenerationMutation } from './generation.api';
import { CALL_FAILED, FAILED } from './generation-sentences';

export interface Generate {
  start: (kind: Generation['kind'], question: Pick<BankQuestion, 'id' | 'question'>) => void;
  isRunning: (kind: Generation['kind'], id: string) => boolean;
  /** No model is set up; a press explains it. */
  isNotConfigured: boolean;
  isExplaining: boolean;
  stopExplaining: () => void;
}

/** Generates questions like one of the bank, and leads to them as long as the page is not left. */
export function useGenerate(subject: Subject): Generate {
  const [page] = useState(() => Symbol('page'));
  const [isExplaining, setExplaining] = useState(false);
  const { data: status } = useGenerationStatusQuery();
  const startGeneration = useStartGeneration();
  const runs = useFollowedRuns();
  const isNotConfigured = status?.isConfigured === false;

  useEffect(() => () => followedRuns.leave(page), [page]);

  return {
    isNotConfigured,
    isExplaining,
    stopExplaining: () => setExplaining(false),
    isRunning: (kind, id) => runs.some((run) => isUnderWay(run) && isSameTask(run, { kind, parentId: id })),
    start: (kind, { id, question }) => {
      if (isNotConfigured) setExplaining(true);
      else void startGeneration({ kind, subject, parentId: id, parentText: question }, page);
    },
  };
}

type GenerationTask = Omit<RunDescriptor, 'id' | 'userId'>;

/** Starts generations. The server goes on with one when this page is left: it is followed by its name. */
export function useStartGeneration() {
  const { user } = useSession();
  const [send] = useSendGenerationMutation();
  const [fetchRuns] = useLazyGenerationRunsQuery();
  const userId = user?.id ?? '';

  /** @param awaitedBy - The page that is led to the result unless it is left before. */
  return async (task: GenerationTask, awaitedBy?: symbol): Promise<void> => {
    const { kind, subject, parentId, parentText } = task;
    const isStarted = followedRuns
      .snapshot()
      .some((run) => run.userId === userId && isUnderWay(run) && isSameTask(run, task));
    if (isStarted) return;

    const id = randomId(16);
    followedRuns.add({ id, kind, subject, parentId, parentText, userId, awaitedBy, isSending: true });
    const { data, error } = await send({ id, kind, subject, parentId });
    const other = errorStatus(error) === STARTED_ALREADY ? await runningOther(task, id) : undefined;
    if (other) {
      followedRuns.remove(id);
      followedRuns.add({ ...task, id: other, userId, awaitedBy });
      return;
    }
    followedRuns.change(id, {
      isSending: false,
      generatedQuestions: data?.generatedQuestions,
      refusal: error ? refusalOf(error) : data?.success === false ? unsuccessful(data.message) : undefined,
    });

    function refusalOf(cause: unknown): Refusal {
      const seconds = retryAfterSeconds(cause);
      return {
        message: errorMessage(cause, CALL_FAILED[kind]),
        retryAt: errorStatus(cause) === 429 && seconds ? Date.now() + seconds * 1_000 : undefined,
        isFinal: isFinal(errorStatus(cause)),
      };
    }
  };

  /** Another tab, or another admin, generates from the same question at this moment. */
  async function runningOther(task: GenerationTask, ownId: string): Promise<string | undefined> {
    const { data = [] } = await fetchRuns(task.parentId);
    const running = data.find((run) => isSameTask(run, task) && !run.endedAt);
    return running && running.id !== ownId ? running.id : undefined;
  }
}

/** A response that is no error, and says that nothing was generated. The server may tell why of each question. */
const unsuccessful = (message: string): Refusal => ({ message: message || FAILED, isFinal: false });

/** Whether a refusal says that nothing was started. Of all else only the name of the generation tells. */
function isFinal(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500 && status !== STARTED_ALREADY;
}
