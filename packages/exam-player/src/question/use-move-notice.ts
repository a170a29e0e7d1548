import { useState } from 'react';

interface FilledGap {
  number: number;
  isCurrent: boolean;
  /** Of the sentence that fills it. */
  letter: string | undefined;
}

/** Says that a sentence has moved to the gap on the screen, for those who cannot see where it was. */
export function useMoveNotice(gaps: readonly FilledGap[]): string {
  const letters = gaps.map(({ letter }) => letter ?? '-').join('');
  const [before, setBefore] = useState(letters);
  const [sentence, setSentence] = useState('');
  if (letters !== before) {
    const to = gaps.find(({ isCurrent }) => isCurrent);
    const from = gaps.find(({ isCurrent }, index) => !isCurrent && before[index] === to?.letter);
    setBefore(letters);
    setSentence(to?.letter && from ? `Sentence ${to.letter} moved from gap ${from.number} to gap ${to.number}.` : '');
  }
  return sentence;
}
