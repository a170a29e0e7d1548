import type { AttemptKind } from '@wattle/contract';
import { ExamOpening, forgetAttempt, unfinishedAttempt } from '@wattle/exam-player';
import { notify, useNavigate } from '@wattle/platform';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { reviewPath } from '../paths';
import { useLazyAttemptStatusQuery } from '../tests.api';
import { timeIsUp } from './time-is-up';

interface UnfinishedFirstProps {
  title: string;
  kind: AttemptKind;
  category: string;
  /** Opens the test. */
  children: ReactNode;
}

/**
 * Lets a timed test be opened only after asking what became of the one that this device remembers: where the server has
 * handed it in meanwhile, to open it again would begin another one.
 */
export function UnfinishedFirst({ title, kind, category, children }: UnfinishedFirstProps) {
  const [attemptId, setAttemptId] = useState(() => unfinishedAttempt(category));
  const [askStatus] = useLazyAttemptStatusQuery();
  const navigate = useNavigate();

  const ask = useEffectEvent((id: string) => askStatus(id));
  const leadToResult = useEffectEvent((id: string) => {
    forgetAttempt(id);
    notify.info(timeIsUp(kind));
    navigate(reviewPath(id), { replace: true });
  });
  useEffect(() => {
    if (!attemptId) return;
    let isLeft = false;
    ask(attemptId).then(({ data }) => {
      if (isLeft) return;
      if (data?.state === 'submitted') leadToResult(attemptId);
      else setAttemptId(undefined);
    });
    return () => {
      isLeft = true;
    };
  }, [attemptId]);

  return attemptId ? <ExamOpening title={title} label="Loading questions" /> : children;
}
