import type { FreeTest } from '@wattle/contract';
import { type TestCheck, type TestEntry, useTestEntry } from '@wattle/exam-player';
import { notify, useNavigate } from '@wattle/platform';
import { useCheckFreeTestMutation } from '../free-assessment.api';
import { HUB_PATH } from '../paths';

interface FreeTestEntryOptions {
  test: FreeTest;
  email: string;
  /** Opens the test. */
  onEnter: () => void;
}

/** The way of a visitor into a test; one that is done or not yet its turn leads back. */
export function useFreeTestEntry({ test, email, onEnter }: FreeTestEntryOptions): TestEntry<undefined> {
  const [askServer] = useCheckFreeTestMutation();
  const navigate = useNavigate();

  const refuse = (message: string) => {
    notify.warning(message || 'This test is already completed.');
    navigate(HUB_PATH, { replace: true });
  };

  const check = async (): Promise<TestCheck<undefined>> => {
    const { data, error } = await askServer({ test, email });
    if (!data) return { name: 'failed', error: error ?? {} };
    if (!data.navigate) return { name: 'leadOn', leadOn: () => refuse(data.message) };
    return data.isUnderWay ? { name: 'leadOn', leadOn: onEnter } : { name: 'ready', known: undefined };
  };

  return useTestEntry({ check, onStart: onEnter });
}
