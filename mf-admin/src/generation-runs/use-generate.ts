import type { BankQuestion, Generation, Subject } from '@wattle/contract';
import { useEffect, useState } from 'react';
import { useGenerationStatusQuery } from '../bank/generation.api';
import { followedRuns, isSameTask, isUnderWay, useFollowedRuns } from './followed-runs';
import { useStartGeneration } from './use-start-generation';

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
