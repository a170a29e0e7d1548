/** A topic with fewer right answers than this, in percent, is one to practise. */
const TO_PRACTISE_BELOW = 70;

export interface Score {
  correct: number;
  total: number;
}

/** Right answers in percent; nothing asked is nothing right. */
export function percentOf({ correct, total }: Score): number {
  return total > 0 ? Math.round((100 * correct) / total) : 0;
}

/** Green where all is well, yellow for what to practise. */
export function toneOf(score: Score): 'brand' | 'action' {
  return percentOf(score) < TO_PRACTISE_BELOW ? 'brand' : 'action';
}

export function sumOf(scores: readonly Score[]): Score {
  return {
    correct: scores.reduce((sum, { correct }) => sum + correct, 0),
    total: scores.reduce((sum, { total }) => sum + total, 0),
  };
}
