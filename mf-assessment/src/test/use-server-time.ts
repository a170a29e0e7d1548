import type { FreeTest } from '@wattle/contract';
import { TestClosed } from '@wattle/exam-player';
import { useLazyFreeTestTimeQuery } from '../free-assessment.api';
import { isTestOver } from './failures';

/** Asks the server for its time. */
export function useServerTime({ category }: FreeTest, email: string): () => Promise<string> {
  const [askTime] = useLazyFreeTestTimeQuery();
  return async () => {
    const { data, error } = await askTime({ category, email });
    if (isTestOver(error)) throw new TestClosed();
    if (error || !data) throw new Error('The server told no time');
    return data;
  };
}
