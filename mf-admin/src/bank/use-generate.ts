import type { BankQuestion, Generation, Subject } from '@wattle/contract';
import { useEffect, useState } from 'react';
import { followedRuns, isSameTask, isUnderWay } from '../generation-runs/followed-runs';
import { useFollowedRuns } from '../generation-runs/use-followed-runs';
import { useStartGeneration } from '../generation-runs/use-start-generation';
import { useGenerationStatusQuery } from './generation.api';

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
