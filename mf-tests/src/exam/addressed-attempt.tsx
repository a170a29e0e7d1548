import { ExamLoading } from '@wattle/exam-player';
import { useLocation, useNavigate } from '@wattle/platform';
import { type ReactNode, useEffect, useState } from 'react';

const PARAM = 'attemptId';

/** The attempt that the address named when the page came. */
export function useAddressedAttempt(): string | undefined {
  const { search } = useLocation();
  const [attemptId] = useState(() => new URLSearchParams(search).get(PARAM) ?? undefined);
  return attemptId;
}

interface AddressedAttemptProps {
  title: string;
  attemptId: string;
  children: ReactNode;
}

/**
 * Shows a test that no Start stands before, once the address names its attempt: loaded again, the page goes on with
 * this attempt or shows its result, and begins no other one.
 */
export function AddressedAttempt({ title, attemptId, children }: AddressedAttemptProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isNamed = new URLSearchParams(search).get(PARAM) === attemptId;

  useEffect(() => {
    if (isNamed) return;
    const params = new URLSearchParams(search);
    params.set(PARAM, attemptId);
    void navigate({ search: params.toString() }, { replace: true });
  }, [isNamed, search, attemptId, navigate]);

  return isNamed ? children : <ExamLoading title={title} label="Loading questions" />;
}
