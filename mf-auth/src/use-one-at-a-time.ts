import { useRef } from 'react';

/** Work that is not begun again while it is under way, however often it is asked for. */
export function useOneAtATime<Input>(work: (input: Input) => Promise<void>): (input: Input) => Promise<void> {
  const isUnderWay = useRef(false);
  return async (input) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await work(input);
    } finally {
      isUnderWay.current = false;
    }
  };
}
