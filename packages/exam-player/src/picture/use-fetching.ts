import { useState } from 'react';

interface Fetching {
  /** How often it was asked for: as the key of an element, each time by a new one. */
  tries: number;
  isFailed: boolean;
  fail: () => void;
  retry: () => void;
}

/** Whether a picture could be fetched; one that failed is asked for again. */
export function useFetching(): Fetching {
  const [{ tries, isFailed }, setState] = useState({ tries: 1, isFailed: false });
  return {
    tries,
    isFailed,
    fail: () => setState({ tries, isFailed: true }),
    retry: () => setState({ tries: tries + 1, isFailed: false }),
  };
}
