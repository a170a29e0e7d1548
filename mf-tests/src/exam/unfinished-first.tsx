import type { AttemptKind } from '@wattle/contract';
import { ExamLoading, forgetAttempt, notifySubmitted, openAttemptOnDevice } from '@wattle/exam-player';
import { useNavigate } from '@wattle/platform';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { kindTitle } from '../attempt-title';
import { reviewPath } from '../paths';
import { useLazyAttemptStatusQuery } from '../tests.api';

interface UnfinishedFirstProps {
  title: string;
  kind: AttemptKind;
  category: string;
  /** Opens the test. */
  children: ReactNode;
}

/**
 * Lets a timed test be opened only after asking what became of the one that this device stores: where the server has
 * submitted it meanwhile, to open it again would begin another one.
 */
export function UnfinishedFirst({ title, kind, category, children }: UnfinishedFirstProps) {
  const [attemptId, setAttemptId] = useState(() => openAttemptOnDevice(category));
  const [askStatus] = useLazyAttemptStatusQuery();
  const navigate = useNavigate();

  const ask = useEffectEvent((id: string) => askStatus(id));
  const redirectToResult = useEffectEvent((id: string) => {
    forgetAttempt(id);
    notifySubmitted(kindTitle(kind).toLowerCase(), 'time-up');
    navigate(reviewPath(id), { replace: true });
  });
  useEffect(() => {
    if (!attemptId) return;
    let isLeft = false;
    ask(attemptId).then(({ data }) => {
      if (isLeft) return;
      if (data?.state === 'submitted') redirectToResult(attemptId);
      else setAttemptId(undefined);
    });
    return () => {
      isLeft = true;
    };
  }, [attemptId]);

  return attemptId ? <ExamLoading title={title} label="Loading questions" /> : children;
}
