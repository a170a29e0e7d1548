import { useState } from 'react';

interface GapAnswer {
  number: number;
  isCurrent: boolean;
  /** In the list of its question; with the sentence, where the gap is filled. */
  letter: string | undefined;
  sentence: string | undefined;
}

/** Says that a sentence has moved to the gap on the screen or was taken out of it, for those who cannot see it. */
export function useGapNotice(gaps: readonly GapAnswer[]): string {
  const [before, setBefore] = useState(gaps);
  const [notice, setNotice] = useState('');
  if (gaps.some(({ sentence }, index) => sentence !== before[index]?.sentence)) {
    setBefore(gaps);
    setNotice(changeInWords(gaps, before));
  }
  return notice;
}

function changeInWords(gaps: readonly GapAnswer[], before: readonly GapAnswer[]): string {
  const now = gaps.find(({ isCurrent }) => isCurrent);
  const earlier = before.find(({ isCurrent }) => isCurrent);
  if (!now?.letter) return earlier?.letter ? `Sentence ${earlier.letter} taken out of gap ${earlier.number}.` : '';
  const from = before.find(({ isCurrent, sentence }) => !isCurrent && sentence === now.sentence);
  return from ? `Sentence ${now.letter} moved from gap ${from.number} to gap ${now.number}.` : '';
}
